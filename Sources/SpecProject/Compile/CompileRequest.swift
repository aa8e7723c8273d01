import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// What a run compiles, as the command line has it.
package struct CompileRequest: Sendable {
    /// Files, folders and globs, as seen from the working folder; none stands for what the project file names.
    package var paths: [String] = []
    /// The project file, or the folder that holds it.
    package var project: String?
    /// The folder for generated Swift, as seen from the working folder.
    package var output: String?
    /// The folder for doubles, as seen from the working folder; `nil` where that is for the project file to say.
    package var doubles: String?
    /// The only module to compile.
    package var module: String?
    /// The file in which a build system says what there is to compile.
    package var buildDescription: String?
    /// The rules that the project file and suppressions may name.
    package var registry = RuleRegistry.screenspec
    package var workingFolder: String
    package var jobs: Jobs
    /// Whether the run may use what earlier ones have remembered, and remembers itself.
    package var isRemembered = false

    /// Whether the run is one of many, made while files are being saved: what it writes is named rather than counted, and a
    /// spec without a byte gets time to be written.
    package var isWatching = false

    /// Those of folders that were listed already.
    package var listings: FolderListings?
    /// What counts in the place of the project file and of specs.
    package var overlay = FileOverlay()

    /// Whether somebody waits for a word about the run: one that only looks again because folders have come or gone, such as
    /// those that it has made itself, says nothing where it writes nothing.
    package var isPrompted = true

    /// Reads the specs of a run that begins now.
    var specReader: FileReader {
        var reader = FileReader(overlay: overlay)
        if isWatching { reader.patience = ContinuousClock.now + Self.patience }
        return reader
    }

    /// Many programs empty a file before they write it, and a busy machine may let some time pass between the two.
    private static let patience = Duration.milliseconds(100)

    package init(workingFolder: String = Paths.workingFolder, jobs: Jobs = .all) {
        self.workingFolder = workingFolder
        self.jobs = jobs
    }
}
