import ArgumentParser
import CompileCommandLine
import DoctorDriver

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Says what ScreenSpec finds of all that it needs or can use, and what is wrong with it.",
        discussion: """
            These are the libraries in it, Graphviz, git, the project file and the cache.

            Examples:
              screenspec doctor
              screenspec doctor --form json

            Exit status: 0 nothing is wrong; 1 something is; 64 the command line is wrong.
            """
    )

    @Option(help: "text or json.")
    var form = PrintedForm.text

    @OptionGroup var project: ProjectOption

    func run() throws {
        let status = DoctorRun(project.loaded)(asJSON: form == .json)
        if status != .success { throw ExitCode(status.rawValue) }
    }
}

/// How something is printed that holds no findings.
enum PrintedForm: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
}
