import ScreenSpecFileSystem
import SpecFrontEnd

/// Which module of the project file a file of Swift belongs to.
struct ModuleTable: Sendable {
    /// By the folders, and files, that modules name without wildcards.
    private var folders: [String: String] = [:]
    private var patterns: [(selection: PathSelection, module: String)] = []

    /// Of two modules that name one folder, the first has it.
    init(_ modules: [ProjectFile.Module]) {
        for module in modules {
            for source in module.sources {
                if PathSelection.isPattern(source.text) {
                    patterns.append((PathSelection(patterns: [source.text]), module.name.text))
                } else {
                    let folder = Paths.normalised(source.text)
                    folders[folder] = folders[folder] ?? module.name.text
                }
            }
        }
    }

    /// The module whose folder is the innermost around a file, by the path of the file as findings show it.
    func module(of path: String) -> String? {
        if folders.isEmpty, patterns.isEmpty { return nil }
        return Paths.ancestry(of: path).lazy.compactMap { folders[$0] }.first
            ?? patterns.first { $0.selection.contains(path) }?.module
    }
}
