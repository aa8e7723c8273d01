import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// The types of the code that have what models describe whose own types are gone: somebody has given them, or what they stand in,
/// another name.
struct RenamedModels {
    private let code: CodeIndex
    /// What specs call types: none of these stands for another one.
    private let described: Set<String>

    init(in subject: CodeSubject) {
        code = subject.code
        let contents = subject.specs.components.flatMap(\.component.contents).map(\.fullTypeName)
        described = Set(DescribedType.models(in: subject).map { $0.0.name.text } + contents)
    }

    /// The only type of the code that has what the model has, all of it and nothing else.
    func meant(by model: Model) -> String? {
        let members = (model.properties.map(\.name) + model.cases.map(\.name)).map(\.text)
        let names = Set(members + (model.requirements ?? []).map(\.baseName))
        guard let first = names.min() else { return nil }
        let files = Set(code.files(saying: NameFingerprint.of(first)))
        let alike = code.types.filter { type in
            files.contains(type.file) && code.file(of: type).isChecked && !code.file(of: type).facts.isGenerated
                // One member alone says little.
                && (names.count > 1 || type.name == model.name.text.lastDottedPart)
                && has(type, names, of: model) && !described.contains(code.qualifiedName(of: type.id))
        }
        return alike.count == 1 ? alike.first.map { code.qualifiedName(of: $0.id) } : nil
    }

    private func has(_ type: CodeType, _ names: Set<String>, of model: Model) -> Bool {
        let members = type.members.filter { !$0.isTypeMember || $0.kind == .enumCase }
        func called(_ isMeant: (MemberFact) -> Bool) -> Set<String> {
            Set(members.filter(isMeant).map(\.baseName.string))
        }
        if model.requirements != nil { return type.kind == .protocol && called(\.isRequirement) == names }
        if model.isEnum { return type.kind == .enum && called { $0.kind == .enumCase } == names }
        guard type.kind == .struct || type.isClass else { return false }
        return called { $0.kind == .storedProperty }.isSubset(of: names) && names.isSubset(of: called(\.isProperty))
    }
}
