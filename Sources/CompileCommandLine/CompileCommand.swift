import ArgumentParser
import CompileDriver
import ScreenSpecCLibrary
import ScreenSpecReporting
import SpecProject

/// `compile`, as `screenspec` and `screenspec-compile` have it.
package struct CompileCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Checks specs and writes the Swift that they make.",
        discussion: """
            Without paths, the specs that the project file names are compiled; without a project file, those in the \
            folder Specs, or else in this folder.

            Examples:
              screenspec compile
              screenspec compile --check --strict
              screenspec compile Specs/Login.screen.yaml --output Generated
              screenspec compile --report xcode --report json=.build/findings.json
              screenspec compile --emit ir

            Exit status: 0 no error; 1 an error, a warning under --strict, or outputs that are out of date under \
            --check; 2 the run could not be done; 64 the command line is wrong.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Spec files, folders or globs; their outputs are written, and no others are removed.",
            valueName: "paths"
        ),
        transform: PathArgument.text
    )
    var paths: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for generated Swift.", valueName: "folder"),
        transform: PathArgument.text
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The folder for doubles of the specs' protocols, for tests; without it, the project file says whether there are any.",
            valueName: "folder"
        ),
        transform: PathArgument.text
    )
    var doubles: String?

    @OptionGroup var options: RunOptions

    @Option(
        help: ArgumentHelp(
            "Compile only this module of the project file, with the interfaces that other modules have left.",
            valueName: "name"
        )
    )
    var module: String?

    @Option(
        help: ArgumentHelp(
            "A JSON file in which a build system names the module, its specs and those of the modules it depends on.",
            valueName: "file"
        ),
        transform: PathArgument.text
    )
    var buildDescription: String?

    @Flag(help: "Write nothing; print how outputs differ from what the specs ask for, and fail if they do.")
    var check = false

    @Flag(help: "Compile again whenever a spec or the project file changes, until Ctrl-C.")
    var watch = false

    @Flag(help: "Overwrite generated files that were edited by hand.")
    var force = false

    @Option(
        help: ArgumentHelp("Write a file that tells Make and Ninja the inputs.", valueName: "file"),
        transform: PathArgument.text
    )
    var depfile: String?

    @Option(
        help: ArgumentHelp("Write an empty file at the end of a run that succeeds.", valueName: "file"),
        transform: PathArgument.text
    )
    var stamp: String?

    @Option(
        help: ArgumentHelp(
            "Write the lists of inputs and outputs that a build phase of Xcode reads.",
            valueName: "folder"
        ),
        transform: PathArgument.text
    )
    var xcfilelist: String?

    @Flag(name: .customLong("no-cache"), help: "Compile everything, and remember nothing in the folder .screenspec.")
    var ignoresCache = false

    @Option(help: ArgumentHelp("Print the checked program as JSON and write no Swift: ir.", valueName: "what"))
    var emit: EmittedForm?

    package init() {}

    /// Of the compiler alone, which reads no Swift.
    package static var version: String { ProgramVersion().text }

    package func validate() throws {
        if check, force { throw ValidationError("--check writes nothing, so --force has no use; give one of them.") }
        if check || emit != nil, !buildSystemFiles.isEmpty {
            throw ValidationError(
                "--check and --emit write nothing; leave out --depfile, --stamp and --xcfilelist."
            )
        }
        if let file = [depfile, stamp].compactMap(\.self).first(where: InputNames.contain) {
            throw ValidationError("'\(file)' would overwrite what ScreenSpec reads; give it another name.")
        }
        if watch, check || emit != nil || buildDescription != nil {
            throw ValidationError("--watch writes on every change; leave out --check, --emit and --build-description.")
        }
        if buildDescription != nil {
            guard output != nil else { throw ValidationError("--build-description needs --output.") }
            guard paths.isEmpty, module == nil else {
                throw ValidationError("--build-description names the specs and the module; give no paths or --module.")
            }
        }
    }

    package func run() throws {
        var request = options.request
        request.paths = paths
        request.output = output
        request.doubles = doubles
        request.module = module
        request.buildDescription = buildDescription
        request.isRemembered = !ignoresCache
        request.isWatching = watch
        let run = CompileRun(
            request: request,
            mode: emit != nil ? .emitProgram : check ? .check : .write(isForced: force),
            conclusion: try options.conclusion(beside: emit != nil ? .product : check ? .difference : .nothing),
            buildSystemFiles: buildSystemFiles
        )
        let status = watch ? WatchRun(request, run)() : run { ScreenSpecCLibrary.exit($0.rawValue) }
        if status != .success { throw ExitCode(status.rawValue) }
    }
}

extension CompileCommand {
    private var buildSystemFiles: BuildSystemFiles {
        var files = BuildSystemFiles()
        files.depfile = depfile
        files.stamp = stamp
        files.fileLists = xcfilelist
        return files
    }
}

/// What `--emit` can print.
enum EmittedForm: String, ExpressibleByArgument, CaseIterable {
    case ir
}
