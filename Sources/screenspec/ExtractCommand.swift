import ArgumentParser
import CompileCommandLine
import ExtractDriver
import ScreenSpecConcurrency

struct ExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Writes specs of the screens and views that the Swift of an app has.",
        discussion: """
            Each screen and each view that no spec describes yet gets a document with 'generate: false', which says \
            what the code proves and nothing else. Without a project file, one is drafted. No file is overwritten.

            Examples:
              screenspec extract
              screenspec extract Sources/Shop --print
              screenspec extract --screen Login --architecture viper
              screenspec extract --report terminal --report json=.build/extracted.json

            Exit status: 0 done, open points included; 1 a Swift file has syntax errors, or there are open points \
            under --strict or more than --fail-above allows; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp("Files or folders of Swift; documents are made of the classes in them.", valueName: "paths")
    )
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for specs.", valueName: "folder"))
    var output: String?

    @Option(help: ArgumentHelp("Only this screen, or class; may be given several times.", valueName: "name"))
    var screen: [String] = []

    @Option(
        help: ArgumentHelp(
            "The architecture, where no project file names one; otherwise it is guessed.",
            valueName: "name"
        )
    )
    var architecture: String?

    @OptionGroup var project: ProjectOption

    @Option(
        help: ArgumentHelp(
            "terminal or json, and where it goes; may be given several times.",
            valueName: "form[=file]"
        )
    )
    var report: [String] = []

    @Flag(help: "Fail on open points.")
    var strict = false

    @Option(help: ArgumentHelp("Fail on more open points than this: open=211.", valueName: "open=count"))
    var failAbove: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("The number of threads.", valueName: "count"))
    var jobs: Int?

    @Flag(help: "Print the documents, and write nothing.")
    var print = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
        _ = try openLimit
        _ = try targets
        if architecture != nil, project.loaded.location.file != nil {
            throw ValidationError("The project file says which architecture there is; leave --architecture out.")
        }
    }

    private var openLimit: Int? {
        get throws {
            guard let failAbove else { return nil }
            let parts = failAbove.split(separator: "=")
            guard parts.count == 2, parts[0] == "open", let limit = Int(parts[1]), limit >= 0 else {
                throw ValidationError("--fail-above takes 'open=' and a number, as in 'open=211'.")
            }
            return limit
        }
    }

    private var targets: [ExtractionReport.Target] {
        get throws {
            do {
                return try report.isEmpty ? [.init(.terminal)] : report.map { try .init(argument: $0) }
            } catch {
                throw ValidationError("\(error)")
            }
        }
    }

    func run() throws {
        HeapGrowth.inLargeSteps()
        var compile = project.request
        if let jobs { compile.jobs = Jobs(jobs) }
        var request = ExtractRequest(compile)
        request.paths = paths
        request.names = screen
        request.output = output
        request.architecture = architecture
        request.prints = print
        request.isStrict = strict
        request.openLimit = try openLimit
        request.reports = try targets
        let status = ExtractRun(request)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
