import ArgumentParser
import CheckDriver
import CompileCommandLine
import CompileDriver
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject

struct ArchitectureCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "architecture",
        abstract: "Shows the architectures that screens may have.",
        subcommands: [List.self, Show.self, Roles.self, Coverage.self]
    )

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists the built-in architectures and those of the project.",
            discussion: """
                Example:
                  screenspec architecture list
                """
        )

        @OptionGroup var project: ProjectOption

        func run() throws {
            try project.requireSoundFile()
            StandardStream.output.write(ArchitectureCommand.list(Compilation(project.request)))
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
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
            try project.requireSoundFile()
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

    struct Roles: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "report",
            abstract: "Reports types and findings by role, and who talks to whom against who may.",
            discussion: """
                Examples:
                  screenspec architecture report
                  screenspec architecture report --form dot | dot -Tsvg > architecture.svg
                """
        )

        @Option(help: "text, json, dot or mermaid.")
        var form = CodeReports.Form.text

        @OptionGroup var project: ProjectOption

        func run() throws {
            try project.requireSoundFile()
            StandardStream.output.write(CodeReports.make(for: project.request).architecture(form))
        }
    }

    struct Coverage: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "coverage",
            abstract: "Lists screens in code without a spec, and specs without code.",
            discussion: """
                Example:
                  screenspec architecture coverage
                """
        )

        @OptionGroup var project: ProjectOption

        func run() throws {
            try project.requireSoundFile()
            StandardStream.output.write(CodeReports.make(for: project.request).coverage)
        }
    }
}

extension CodeReports.Form: ExpressibleByArgument {}
