import ScreenSpecFileSystem
import SourceCheck

/// The classes that a run is asked for: those in files and folders, and those of names.
struct ClassSelection {
    /// As the project shows them.
    private let paths: [String]
    private let names: Set<String>
    private let module: String?

    init(_ request: ExtractRequest, in folder: String) {
        paths = request.paths.map {
            Paths.display(Paths.normalised(Paths.join(request.compile.workingFolder, $0)), from: folder)
        }
        names = Set(request.names)
        module = request.module
    }

    /// Whether all of the project is asked for.
    var isWhole: Bool { names.isEmpty && paths.isEmpty && module == nil }

    /// Whether a document is asked for of whose class there is nothing: as all are, or by its name.
    func containsDocument(_ name: String) -> Bool {
        names.contains(name) || isWhole
    }

    func contains(_ type: CodeType, screen: String?, in code: CodeIndex) -> Bool {
        let isNamed = names.isEmpty || names.contains(type.name) || screen.map(names.contains) ?? false
        let path = code.file(of: type).path
        guard module == nil || code.file(of: type).module == module else { return false }
        return isNamed && (paths.isEmpty || paths.contains { $0 == "." || path == $0 || path.hasPrefix("\($0)/") })
    }
}
