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
    /// Who can set the properties, where the spec says so.
    let settable: Settability?
    let methods: [Member]
    let conforms: [Name]
    /// The place of `complete: true`.
    let complete: SourceRange?
    /// Who can use it, where the spec says so.
    let access: ScreenModel.AccessLevel?
    /// Whether `missing-type` tells which properties there are not.
    let isContent: Bool
    /// Where the spec describes it.
    let origin: SourceRange

    /// All of them, in the order of the specs.
    static func all(in subject: CodeSubject) -> [DescribedType] {
        contents(in: subject).compactMap { component, content in
            guard case .success(let type) = subject.typeOfCode(content, of: component) else { return nil }
            return DescribedType(content.declaration, type)
        }
            + models(in: subject).compactMap { model, module in
                guard model.requirements == nil,
                    case .success(let type) = subject.typeOfCode(model, inModule: module)
                else { return nil }
                return DescribedType(model, type)
            }
    }

    /// What specs say of types that nothing is compared with.
    static func open(in subject: CodeSubject) -> [Comparison<Diagnostic>] {
        func open(_ properties: [Name], _ cases: [EnumCase], _ found: Result<CodeType, OpenReason>)
            -> [Comparison<Diagnostic>]
        {
            guard case .failure(let reason) = found else { return [] }
            return properties.map { Comparison(.property, $0.range, .open(reason)) }
                + cases.map { Comparison(.enumCase, $0.name.range, .open(reason)) }
        }
        return contents(in: subject).flatMap { component, content in
            let declaration = content.declaration
            let names = declaration.properties.map(\.name) + declaration.derived.map(\.name)
            return open(names, declaration.cases, subject.typeOfCode(content, of: component))
        }
            + models(in: subject).flatMap { model, module in
                open(model.properties.map(\.name), model.cases, subject.typeOfCode(model, inModule: module))
            }
    }

    private static func contents(in subject: CodeSubject) -> [(IndexedComponent, Content)] {
        subject.specs.components.flatMap { component in
            component.component.contents.filter {
                $0.declaration.style == .struct && component.owns($0.declaration.range)
            }.map { (component, $0) }
        }
    }

    static func models(in subject: CodeSubject) -> [(Model, module: String?)] {
        subject.specs.programs.flatMap { program in
            program.files.flatMap(\.documents).flatMap(models(in:)).map { ($0, program.module) }
        }
    }

    private static func models(in document: Document) -> [Model] {
        guard case .models(let models) = document else { return [] }
        return models
    }

    private init(_ model: Model, _ type: CodeType) {
        self.init(model, type, conforms: model.conforms ?? [], isContent: false, at: model.name.range)
    }

    init(_ content: ContentDeclaration, _ type: CodeType) {
        self.init(content, type, derived: content.derived, isContent: true, at: content.range)
    }

    private init(
        _ declaration: some ValueDeclaration,
        _ type: CodeType,
        derived: [DerivedProperty] = [],
        conforms: [Name] = [],
        isContent: Bool,
        at origin: SourceRange
    ) {
        self.type = type
        properties = declaration.properties
        cases = declaration.cases
        isEnum = declaration.isEnum
        settable = declaration.settable
        methods = declaration.methods
        complete = declaration.complete.flatMap { $0.value ? $0.range : nil }
        access = declaration.access
        (self.derived, self.conforms, self.isContent, self.origin) = (derived, conforms, isContent, origin)
    }

    /// The names and types of all properties, those that are made of others among them.
    var writtenProperties: [(name: Name, type: TypeReference)] {
        properties.map { ($0.name, $0.type) } + derived.map { ($0.name, $0.type) }
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
    fileprivate func typeOfCode(_ content: Content, of component: IndexedComponent) -> Result<CodeType, OpenReason> {
        content.generates ? .failure(.generated) : only(content.fullTypeName, inModule: component.module)
    }

    fileprivate func typeOfCode(_ model: Model, inModule module: String?) -> Result<CodeType, OpenReason> {
        model.generates ? .failure(.generated) : only(model.name.text, inModule: module)
    }

    /// The only type of that name that the code which is checked declares.
    private func only(_ name: String, inModule module: String?) -> Result<CodeType, OpenReason> {
        let types = code.types(named: name, inModule: module)
        guard let id = types.first else { return .failure(.absent) }
        guard types.count == 1, code.hasNoNamesake(id) else { return .failure(.severalTypes) }
        guard code[id].kind != .typealias, code.file(of: code[id]).isChecked else { return .failure(.otherKind) }
        return .success(code[id])
    }
}
