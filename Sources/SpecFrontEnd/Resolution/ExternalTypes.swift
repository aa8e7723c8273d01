import ScreenModel
import ScreenSpecDiagnostics
import SystemTypes

/// The project's `externalTypes`: exact names, and patterns with `*`.
struct ExternalTypes: Sendable {
    private var exact: [String: ProjectFile.ExternalType] = [:]
    private var patterns: [(glob: GlobName, type: ProjectFile.ExternalType)] = []
    /// In the order of the project file.
    let names: [String]
    /// The file that lists those of the sources, as the project file names it.
    let file: String?

    init(_ types: [ProjectFile.ExternalType], file: String? = nil) {
        self.file = file
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

extension ProjectFile {
    /// Streams that are to carry what is none of their generic parameters and no type that anybody knows.
    ///
    /// - Parameter scopes: Those of all modules that are compiled.
    package func unknownCarriedTypes(in scopes: [Scope]) -> [Diagnostic] {
        externalTypes.flatMap { type -> [Diagnostic] in
            var unknown: [String] = []
            type.carries?.type.forEachName { name in
                let first = name.components[0].name
                let isKnown =
                    type.genericParameters.contains { $0.name == first } || SystemTypes.module(of: first) != nil
                    || scopes.contains { $0.knows(name.path, first: first) }
                if !isKnown { unknown.append(first) }
            }
            guard let name = unknown.first, let carries = type.carries else { return [] }
            let closest = Spelling.closest(to: name, among: type.genericParameters.map(\.name))
            return [
                RuleDescription.unknownType.finding(
                    at: carries.range,
                    "'\(type.name.text)' has no generic parameter '\(name)'"
                        + (closest.map { "; did you mean '\($0)'?" } ?? "."),
                    help: closest == nil ? ["Name its parameters in the key, as in '\(type.name.text)<\(name)>'."] : [],
                    fixes: [closest.map { Diagnostic.Fix(replacing: carries.range, with: $0) }]
                )
            ]
        }
    }
}

extension Scope {
    /// Whether a type may be one of the module's, or of those that it depends on.
    fileprivate func knows(_ path: String, first: String) -> Bool {
        externals.entry(for: path, first: first) != nil || dependencies[first] != nil
            || symbols.typeNames.contains { $0 == path || $0.firstDottedPart == first }
    }
}
