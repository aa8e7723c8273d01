import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// The files of a run, read in parallel; those that cannot be read are there without bytes and with a finding.
package struct LoadedFiles: Sendable {
    package var files: SourceFiles
    /// The files that were read, in the order of their paths.
    package var readable: [FileID]
    package var diagnostics: [Diagnostic]
    /// What the system says of each file that was read, in their order.
    package private(set) var watched: [WatchedFile] = []

    /// - Parameters:
    ///   - paths: Absolute, each once.
    ///   - folder: The folder that paths in reports are relative to.
    ///   - loaded: What was read before, such as the project file; the new files stand behind it.
    package init(
        paths: [String],
        from folder: String,
        after loaded: SourceFiles = SourceFiles(),
        reader: FileReader = FileReader(),
        jobs: Jobs
    ) {
        let named = paths.map { (path: $0, display: Paths.display($0, from: folder)) }
            .sorted { $0.display < $1.display }
        let contents = jobs.map(named) { file -> Result<(StampedFile, UInt64), FileProblem> in
            Result { () throws(FileProblem) in
                let file = try reader.readStamped(file.path)
                return (file, ContentHash(file.bytes).value)
            }
        }
        var files = loaded
        readable = []
        diagnostics = []
        for (file, content) in zip(named, contents) {
            switch content {
            case .success((let content, let hash)):
                readable.append(files.append(path: file.display, bytes: content.bytes))
                watched.append(WatchedFile(path: file.display, content, hash: hash))
            case .failure(let problem):
                let id = files.append(path: file.display, bytes: [])
                let range = SourceRange(file: id, lower: 0, upper: 0)
                diagnostics.append(problem.diagnostic(path: file.display, at: range))
            }
        }
        self.files = files
    }
}
