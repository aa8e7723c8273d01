import AdoptDriver
import ArgumentParser
import CompileCommandLine

struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Makes generated documents of described ones, where that changes nothing.",
        discussion: """
            The document loses 'generate: false', and the protocols, view models and models that are generated from \
            then on are cut out of the hand-written Swift. Each document goes as a whole or not at all: it stays, with \
            the differences, unless what is generated equals what is cut out. All else keeps its bytes.

            Examples:
              screenspec adopt Login --dry-run
              screenspec adopt Login Orders
              screenspec adopt --all --report json

            Exit status: 0 done; 1 a document that was named can't go, or one of all under --strict; 2 the run could \
            not be done; 64 the command line is wrong.
            """
    )

    @Argument(help: ArgumentHelp("Screens and views, or the first of the models of a document.", valueName: "names"))
    var names: [String] = []

    @Flag(help: "All screens and views with 'generate: false'.")
    var all = false

    @Flag(help: "Show what would change, and write nothing.")
    var dryRun = false

    @Flag(help: "Write files that are not committed, too.")
    var force = false

    @Flag(help: "With --all: fail where one can't go.")
    var strict = false

    @Option(help: ArgumentHelp("terminal or json.", valueName: "form"))
    var report = "terminal"

    @OptionGroup var project: ProjectOption

    @OptionGroup var jobs: JobsOption

    func validate() throws {
        guard names.isEmpty == all else {
            throw ValidationError(all ? "Name documents, or write --all." : "Name a document, or write --all.")
        }
        guard ["terminal", "json"].contains(report) else {
            throw ValidationError("There is no report form '\(report)'; the forms are terminal and json.")
        }
    }

    func run() throws {
        HeapGrowth.inLargeSteps()
        var compile = project.request
        compile.jobs = jobs.value
        var request = AdoptRequest(compile)
        request.names = names
        (request.isForAll, request.isDry, request.isForced, request.isStrict) = (all, dryRun, force, strict)
        request.reportsJSON = report == "json"
        let status = AdoptRun(request)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
