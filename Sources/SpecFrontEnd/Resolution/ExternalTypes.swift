import ScreenModel
import ScreenSpecDiagnostics

/// The project's `externalTypes`: exact names, and patterns with `*`.
struct ExternalTypes: Sendable {
    private var exact: [String: ProjectFile.ExternalType] = [:]
    private var patterns: [(glob: GlobName, type: ProjectFile.ExternalType)] = []
    /// In the order of the project file.
    let names: [String]

    init(_ types: [ProjectFile.ExternalType]) {
        names = types.map(\.name.text)
        for type in types {
            if type.name.text.contains("*") {
                patterns.append((GlobName(type.name.text), type))
            } else {
                exact[type.name.text] = type
            }
        }
    }

    /// The entry for a type, by its whole path or by its first name.
    func entry(for path: String, first: String) -> ProjectFile.ExternalType? {
        exact[path] ?? exact[first]
            ?? patterns.first { $0.glob.fits(path) || $0.glob.fits(first) }?.type
    }

    func entry(for name: String) -> ProjectFile.ExternalType? {
        entry(for: name, first: name.firstDottedPart)
    }
}
