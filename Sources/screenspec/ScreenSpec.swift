import ArgumentParser
import CompileCommandLine
import DoctorDriver
import ScreenSpecCLibrary
import ScreenSpecDiagnostics
import ScreenSpecReporting

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
            SchemaCommand.self, TypesCommand.self, ExtractCommand.self, AdoptCommand.self, NewCommand.self,
            ScaffoldCommand.self,
            InitCommandLine.self, DocumentationCommand.self, DoctorCommand.self,
        ]
    )

    @Flag(help: "Show the version of this program, and of what it is built of.")
    var version = false

    // A name that no command has: the program's own options go before those of its commands.
    @Flag(name: .customLong("json"), help: "With --version: print it as JSON.")
    var printsJSON = false

    static func main() {
        let arguments = Array(CurrentProcess.arguments.dropFirst())
        let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        if let named, let mistake = mistake(inCommand: named) { exit(withError: mistake) }
        main(arguments)
    }

    /// That no command has a name that stands where one does; `nil` for options, and where there is one.
    private static func mistake(inCommand name: String) -> ValidationError? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !name.hasPrefix("-"), name != "help", !names.contains(name) else { return nil }
        let hint = Spelling.closest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "."
        return ValidationError("There is no command '\(name)'\(hint)")
    }

    func validate() throws {
        if printsJSON, !version { throw ValidationError("--json belongs to --version.") }
    }

    func run() throws {
        guard version else { throw CleanExit.helpRequest(self) }
        let version = DoctorRun.version
        StandardStream.output.write((printsJSON ? version.json.text() : version.text) + "\n")
    }
}
