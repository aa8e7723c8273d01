import ArgumentParser
import CompileCommandLine
import CompileDriver
import SourceText

struct ArchitectureCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "architecture",
        abstract: "Shows the architectures that screens may have.",
        subcommands: [List.self, Show.self]
    )

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Lists the built-in architectures and those of the project.",
            discussion: """
                Example:
                  screenspec architecture list
                """
        )

        @OptionGroup var project: ProjectOption

        func run() {
            StandardStream.output.write(ArchitectureCommand.list(Compilation(project.request)))
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the YAML of an architecture, to be saved and edited.",
            discussion: """
                Examples:
                  screenspec architecture show viper
                  screenspec architecture show viper > Specs/team.architecture.yaml
                """
        )

        @Argument(help: "The architecture's name.")
        var name: String

        @OptionGroup var project: ProjectOption

        func run() throws {
            let compilation = Compilation(project.request)
            guard let text = ArchitectureCommand.show(name, compilation) else {
                let names = compilation.architectures.names
                let hint = Spelling.suggestion(for: name, among: names)
                throw ValidationError(
                    "There is no architecture '\(name)'\(hint.isEmpty ? "." : hint) There are \(names.joined(separator: ", "))."
                )
            }
            StandardStream.output.write(text)
        }
    }
}
