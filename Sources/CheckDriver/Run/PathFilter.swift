import CompileDriver
import SourceText

/// The files that the paths of a command line name, by their paths as findings show them.
struct PathFilter: Sendable {
    private let folder: String
    private let workingFolder: String
    private let selectsAll: Bool
    /// Absolute paths of files and folders.
    private var named: [String] = []
    private var patterns: [PathSelection] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - arguments: Files, folders and globs, as seen from the working folder.
    ///   - folder: The folder that paths in findings start from.
    init(_ arguments: [String], from workingFolder: String, folder: String) {
        self.folder = folder
        self.workingFolder = workingFolder
        selectsAll = arguments.isEmpty
        for argument in arguments {
            let path = Paths.normalised(Paths.join(workingFolder, argument))
            if FileReader.exists(path) {
                named.append(path)
            } else if PathSelection.isPattern(argument) {
                patterns.append(PathSelection(patterns: [argument]))
            } else {
                diagnostics.append(
                    Diagnostic("no-such-path", at: nil, "There is no file or folder '\(argument)'; correct the path.")
                )
            }
        }
    }

    func contains(_ path: String) -> Bool {
        if selectsAll { return true }
        let absolute = Paths.normalised(Paths.join(folder, path))
        if named.contains(where: { Paths.isInside(absolute, $0) }) { return true }
        let shown = Paths.isInside(absolute, workingFolder) ? Paths.relative(absolute, to: workingFolder) : absolute
        return patterns.contains { $0.contains(shown) }
    }
}
