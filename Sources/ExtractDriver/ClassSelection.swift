import ScreenSpecFileSystem
import SourceCheck

/// The classes that a run is asked for: those in files and folders, and those of names.
struct ClassSelection {
    /// As the project shows them.
    private let paths: [String]
    private let names: Set<String>

    init(_ request: ExtractRequest, in folder: String) {
        paths = request.paths.map {
            Paths.display(Paths.normalised(Paths.join(request.compile.workingFolder, $0)), from: folder)
        }
        names = Set(request.names)
    }

    func contains(_ type: CodeType, screen: String?, in code: CodeIndex) -> Bool {
        let isNamed = names.isEmpty || names.contains(type.name) || screen.map(names.contains) ?? false
        let path = code.file(of: type).path
        return isNamed && (paths.isEmpty || paths.contains { $0 == "." || path == $0 || path.hasPrefix("\($0)/") })
    }
}
