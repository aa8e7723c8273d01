import ScreenModel
import ScreenSpecDiagnostics

/// The architectures that need no document: embedded YAML, read by the same reader as a team's own.
package enum BuiltInArchitectures {
    /// The text of each, by name, in the order in which `architecture list` shows them.
    package static let sources: [(name: String, yaml: String)] = [
        ("viper", viper),
        ("viper-input-output", viperInputOutput),
        ("viper-interfaces", viperInterfaces),
        ("mvc", mvc),
        ("cvd", controllerViewDesign),
        ("mvp", mvp),
        ("mvvm", mvvm),
        ("vip", vip),
    ]

    package static func source(named name: String) -> String? {
        sources.first { $0.name == name }?.yaml
    }

    /// The documents as they are written; `extends` is followed later, as for a team's own.
    package static let all: [Architecture] = sources.flatMap { source -> [Architecture] in
        let file = SourceFile(id: builtInFile, path: "\(source.name).architecture.yaml", bytes: Array(source.yaml.utf8))
        return SpecParser.parse(file).documents.compactMap { document in
            guard case .architecture(let architecture) = document else { return nil }
            return architecture
        }
    }

    /// The file of all ranges in built-in architectures: one that no run has.
    private static let builtInFile = SourceRange.none.file
}
