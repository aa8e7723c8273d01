import ScreenModel
import ScreenSpecDiagnostics

/// Where specs list the properties of the types that they describe: several may describe one.
struct ListedProperties: CodeAnalysis {
    private let places: [TypeID: [String: [SourceRange]]]

    init(of subject: CodeSubject) {
        var places: [TypeID: [String: [SourceRange]]] = [:]
        for component in subject.specs.components {
            for content in MissingType.describedContents(of: component) {
                let types = subject.code.types(named: content.fullTypeName, inModule: component.module)
                guard types.count == 1, let type = types.first else { continue }
                for (name, _) in DescribedType(content.declaration, subject.code[type]).writtenProperties {
                    places[type, default: [:]][name.text, default: []].append(name.range)
                }
            }
        }
        self.places = places
    }

    func places(of name: String, in type: TypeID) -> [SourceRange] {
        places[type]?[name] ?? []
    }
}
