import ScreenModel
import SourceFacts
import SpecRules
import ScreenSpecDiagnostics

/// A model or a view model that a spec describes and leaves to hand-written code, beside the type that the code has.
struct DescribedType {
    let type: CodeType
    let properties: [StoredProperty]
    let derived: [DerivedProperty]
    let cases: [EnumCase]
    let isEnum: Bool
    let conforms: [Name]
    /// Whether `missing-type` tells which properties there are not.
    let isContent: Bool
    /// Where the spec describes it.
    let origin: SourceRange

    /// All of them, in the order of the specs.
    static func all(in subject: CodeSubject) -> [DescribedType] {
        let contents = subject.specs.components.compactMap { component -> DescribedType? in
            guard let content = component.component.content, !content.generates, content.declaration.style == .struct,
                component.owns(content.declaration.range),
                let type = subject.only(content.fullTypeName, inModule: component.module)
            else { return nil }
            let declaration = content.declaration
            return DescribedType(
                type: type,
                properties: declaration.properties,
                derived: declaration.derived,
                cases: declaration.cases,
                isEnum: declaration.isEnum,
                conforms: [],
                isContent: true,
                origin: declaration.range
            )
        }
        let described = subject.specs.programs.flatMap { program in
            program.files.flatMap(\.documents).flatMap(models(in:)).filter { !$0.generates }.compactMap { model in
                subject.only(model.name.text, inModule: program.module).map { DescribedType(model, $0) }
            }
        }
        return contents + described
    }

    private static func models(in document: Document) -> [Model] {
        guard case .models(let models) = document else { return [] }
        return models
    }

    private init(_ model: Model, _ type: CodeType) {
        self.init(
            type: type,
            properties: model.properties,
            derived: [],
            cases: model.cases,
            isEnum: model.isEnum,
            conforms: model.conforms ?? [],
            isContent: false,
            origin: model.name.range
        )
    }

    private init(
        type: CodeType,
        properties: [StoredProperty],
        derived: [DerivedProperty],
        cases: [EnumCase],
        isEnum: Bool,
        conforms: [Name],
        isContent: Bool,
        origin: SourceRange
    ) {
        self.type = type
        self.properties = properties
        self.derived = derived
        self.cases = cases
        self.isEnum = isEnum
        self.conforms = conforms
        self.isContent = isContent
        self.origin = origin
    }

    /// The only case that the code has under another name than the only one that it lacks.
    var renamed: (written: Name, found: MemberFact)? {
        let found = foundCases.filter { found in !cases.contains { found.baseName == $0.name.text } }
        let lacking = cases.filter { written in !foundCases.contains { $0.baseName == written.name.text } }
        guard found.count == 1, lacking.count == 1, !found[0].isUncertain(in: type) else { return nil }
        return (lacking[0].name, found[0])
    }

    /// "1 value", "2 values".
    static func values(_ count: Int) -> String {
        count == 1 ? "1 value" : "\(count) values"
    }

    /// Every case of the code; those of a branch of `#if` are not all there.
    var foundCases: [MemberFact] {
        type.members.filter { $0.kind == .enumCase }
    }
}

extension CodeSubject {
    /// The only type of that name that the code which is checked declares.
    func only(_ name: String, inModule module: String?) -> CodeType? {
        let types = code.types(named: name, inModule: module)
        guard types.count == 1, let id = types.first, code.hasNoNamesake(id), code[id].kind != .typealias,
            code.file(of: code[id]).isChecked
        else { return nil }
        return code[id]
    }
}
