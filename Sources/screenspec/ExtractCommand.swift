import ArgumentParser
import CompileCommandLine
import ExtractDriver

struct ExtractCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Writes specs of the screens and views that the Swift of an app has.",
        discussion: """
            Each screen and each view that no spec describes yet gets a document with 'generate: false', which says \
            what the code proves and nothing else. Without a project file, one is drafted. No file is overwritten.

            With --update, documents with 'generate: false' get what the code has and they do not say; what it has no \
            more is marked with a comment, and deleted under --prune only. All else keeps its bytes. --check tells \
            what an update would add, and where code and specs differ.

            Examples:
              screenspec extract
              screenspec extract Sources/Shop --print
              screenspec extract --screen Login --architecture viper
              screenspec extract --update --rename Login.titleLabel=title
              screenspec extract --check
              screenspec extract --report terminal --report json=.build/extracted.json

            Exit status: 0 done, open points included; 1 specs and code differ under --check, a Swift file has syntax errors, or there are open points \
            under --strict or more than --fail-above allows; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp("Files or folders of Swift; documents are made of the classes in them.", valueName: "paths"),
        transform: PathArgument.text
    )
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for specs.", valueName: "folder"),
        transform: PathArgument.text
    )
    var output: String?

    @Option(help: ArgumentHelp("Only classes of this module.", valueName: "module"))
    var module: String?

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

    @OptionGroup var jobs: JobsOption

    @Flag(help: "Print the documents, and write nothing.")
    var print = false

    @Flag(help: "Add to the documents that there are what they do not say, and mark what is gone.")
    var update = false

    @Flag(help: "With --update: show what would change, and write nothing.")
    var dryRun = false

    @Flag(help: "With --update: delete what is gone.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "With --update: give what is described another name; may be given several times.",
            valueName: "screen.old=new"
        )
    )
    var rename: [String] = []

    @Flag(help: "Write nothing, and fail where code and specs differ or something is not described.")
    var check = false

    @Flag(help: "With --check: print what is not compared.")
    var list = false

    private var mode: ExtractRequest.Mode {
        get throws {
            guard [print, update, check].count(where: { $0 }) < 2 else {
                throw ValidationError("--print, --update and --check exclude each other.")
            }
            guard update || !(dryRun || prune || !rename.isEmpty) else {
                throw ValidationError("--dry-run, --prune and --rename go with --update.")
            }
            guard check || !list else { throw ValidationError("--list goes with --check.") }
            var options = ExtractRequest.Update()
            (options.isDry, options.prunes) = (dryRun, prune)
            options.renames = try rename.map { argument in
                guard let rename = RenamedEntry(argument: argument) else {
                    throw ValidationError("--rename takes 'Screen.old=new', and not '\(argument)'.")
                }
                return rename
            }
            return update ? .update(options) : check ? list ? .list : .check : print ? .print : .create
        }
    }

    func validate() throws {
        _ = try openLimit
        _ = try mode
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
        try project.requireSoundFile()
        HeapGrowth.inLargeSteps()
        var compile = project.request
        compile.jobs = jobs.value
        var request = ExtractRequest(compile)
        request.paths = paths
        request.names = screen
        request.output = output
        request.architecture = architecture
        request.mode = try mode
        request.module = module
        request.isStrict = strict
        request.openLimit = try openLimit
        request.reports = try targets
        let status = ExtractRun(request)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
