import ScreenSpecDiagnostics
import ScreenSpecFileSystem

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
    ///   - files: The paths of all specs and Swift files that were looked at, as findings show them.
    init(_ arguments: [String], from workingFolder: String, folder: String, files: [String]) {
        self.folder = folder
        self.workingFolder = workingFolder
        selectsAll = arguments.isEmpty
        for argument in arguments {
            let path = Paths.normalised(Paths.join(workingFolder, argument))
            if FileReader.exists(path) {
                named.append(path)
                if !Paths.isInside(path, folder), !files.contains(where: { Paths.isInside(absolute($0), path) }) {
                    refuse(
                        "'\(argument)' lies outside of the project in '\(folder)', where nothing is looked at.",
                        help: "Name a path inside, or another project by '--project'."
                    )
                }
            } else if PathSelection.isPattern(argument) {
                let pattern = PathSelection(patterns: [argument])
                patterns.append(pattern)
                if !files.contains(where: { selects(pattern, absolute($0)) }) {
                    refuse(
                        "'\(argument)' matches no Swift file and no spec of the project.",
                        help: "Correct the pattern."
                    )
                }
            } else {
                refuse("There is no file or folder '\(argument)'.", help: "Correct the path.")
            }
        }
    }

    private mutating func refuse(_ message: String, help: String) {
        diagnostics.append(RuleDescription.noSuchPath.finding(at: nil, message, help: [help]))
    }

    private func absolute(_ path: String) -> String {
        Paths.normalised(Paths.join(folder, path))
    }

    /// Whether the pattern names the file as it is seen from the working folder, or from anywhere.
    private func selects(_ pattern: PathSelection, _ absolute: String) -> Bool {
        pattern.contains(Paths.relative(absolute, to: workingFolder)) || pattern.contains(absolute)
    }

    func contains(_ path: String) -> Bool {
        if selectsAll { return true }
        let absolute = absolute(path)
        if named.contains(where: { Paths.isInside(absolute, $0) }) { return true }
        return patterns.contains { selects($0, absolute) }
    }
}
