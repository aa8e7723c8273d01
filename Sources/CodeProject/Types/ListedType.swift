import ScreenModel
import SpecFrontEnd

/// A type of the sources, as a file of types says what it is.
struct ListedType: Hashable, Sendable {
    let name: String
    var genericParameters: [GenericParameter] = []
    /// The module to import for it; `nil` in a project that is one module.
    var module: String?
    var superclass: String?
    /// Sorted.
    var conformances: [String] = []

    init(named name: String) {
        self.name = name
    }

    /// What a file says.
    init(_ type: ProjectFile.ExternalType) {
        name = type.name.text
        genericParameters = type.genericParameters
        module = type.module?.text
        superclass = type.inherits?.type.description
        conformances = type.conforms.map(\.text).sorted()
    }

    /// One line of YAML.
    var line: String {
        let parameters = genericParameters.map(\.description).joined(separator: ", ")
        var key = parameters.isEmpty ? name : "\(name)<\(parameters)>"
        if key.contains(": ") { key = "\"\(key)\"" }
        let conforms = conformances.isEmpty ? nil : "conforms: [\(conformances.joined(separator: ", "))]"
        let entries = [module.map { "module: \($0)" }, superclass.map { "inherits: \($0)" }, conforms].compactMap(
            \.self
        )
        return "\(key): {\(entries.joined(separator: ", "))}"
    }
}
