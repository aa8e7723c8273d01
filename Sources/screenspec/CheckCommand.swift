import ArgumentParser
import CheckDriver
import CompileCommandLine
import ScreenSpecReporting

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks specs and hand-written Swift against the architecture.",
        discussion: """
            The specs and the Swift that the project file names under 'specs' and 'sources' are always looked at as a \
            whole; paths, and --changed-since, choose what is shown of the findings. Without a project file, all \
            Swift in this folder is checked.

            Examples:
              screenspec check
              screenspec check Sources/Login --strict
              screenspec check --write-baseline
              screenspec check --write-baseline --baseline CI/known.txt
              screenspec check --report terminal --report sarif=.build/screenspec.sarif
              screenspec check --changed-since origin/main
              screenspec check --summary --report markdown
              screenspec check --fix --dry-run

            Exit status: 0 no error; 1 an error, a warning under --strict, or a baseline with entries that no longer \
            occur; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp("Files, folders or globs; only findings in them are shown.", valueName: "paths"),
        transform: PathArgument.text
    )
    var paths: [String] = []

    @OptionGroup var options: RunOptions

    @Option(
        help: ArgumentHelp(
            "A file of findings that are known and not shown; otherwise the project file's 'baseline', or 'screenspec-baseline.txt' beside it.",
            valueName: "file"
        ),
        transform: PathArgument.text
    )
    var baseline: String?

    @Flag(help: "Show findings that the baseline knows, too.")
    var noBaseline = false

    @Flag(help: "Write all findings of the project to the baseline, wherever --baseline or the project file has it.")
    var writeBaseline = false

    @Flag(help: "Take entries out of the baseline that no longer occur.")
    var pruneBaseline = false

    @Option(
        help: ArgumentHelp(
            "Show findings only in files that have changed since this branch left the reference, by git.",
            valueName: "reference"
        )
    )
    var changedSince: String?

    @Flag(help: "Make the changes that are safe: private, weak, AnyObject, a missing conformance with stubs.")
    var fix = false

    @Flag(help: "With --fix, change no file and print the differences.")
    var dryRun = false

    @Flag(help: "Print how many findings there are by rule and by folder, and none of them.")
    var summary = false

    func validate() throws {
        _ = try conclusion
        if writeBaseline, pruneBaseline {
            throw ValidationError(
                "--write-baseline knows no old entries, so there are none to prune; give one of them."
            )
        }
        if writeBaseline, !paths.isEmpty {
            throw ValidationError(
                "--write-baseline writes the findings of the whole project, so paths choose nothing; to name the file: "
                    + "'--write-baseline --baseline \(paths[0])'."
            )
        }
        if writeBaseline, changedSince != nil {
            throw ValidationError(
                "--write-baseline writes the findings of the whole project, whatever has changed; leave --changed-since out."
            )
        }
        if noBaseline, writeBaseline || pruneBaseline || baseline != nil {
            throw ValidationError(
                "--no-baseline leaves the baseline out of the run; give it without other options for one."
            )
        }
        if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change; give both.") }
        if fix, writeBaseline || pruneBaseline {
            throw ValidationError("--fix changes what a baseline would hold; write or prune it in a second run.")
        }
    }

    private var conclusion: RunConclusion {
        get throws { try options.conclusion(beside: dryRun ? .difference : .nothing, isSummary: summary) }
    }

    func run() throws {
        HeapGrowth.inLargeSteps()
        var request = CheckRequest(options.request)
        request.paths = paths
        request.changedSince = changedSince
        request.baseline = baseline
        request.baselineAction = writeBaseline ? .write : pruneBaseline ? .prune : noBaseline ? .ignore : .compare
        request.fixing = fix ? (dryRun ? .show : .write) : nil
        let status = CheckRun(request, conclusion: try conclusion)()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
