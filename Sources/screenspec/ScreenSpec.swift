import ArgumentParser
import CompileCommandLine

@main
struct ScreenSpec: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenspec",
        abstract: "Compiles specs of screens and views to Swift, and checks them against an architecture.",
        discussion: """
            Start with 'screenspec init' in an empty folder, then 'screenspec compile'.

            Exit status: 0 no error; 1 an error, a warning under --strict, or outputs that are out of date under \
            --check; 2 the run could not be done; 64 the command line is wrong.
            """,
        subcommands: [
            CompileCommand.self, CheckCommand.self, RulesCommand.self, ExplainCommand.self, ArchitectureCommands.self,
            SchemaCommand.self, TypesCommand.self, ExtractCommand.self, AdoptCommand.self,
            InitCommandLine.self, DocumentationCommand.self,
        ]
    )
}
