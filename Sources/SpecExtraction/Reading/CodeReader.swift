import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import SpecRules

/// What all readings of a project share: the code with its roles, its text, and the models that documents have named so far.
final class CodeReader {
    let subject: CodeSubject
    let texts: SwiftTexts
    var models: NamedModels

    /// The controllers that the app can start with.
    let starts: Set<TypeID>

    init(_ subject: CodeSubject, _ texts: SwiftTexts, plain: Architecture?, starts: Set<TypeID> = []) {
        (self.subject, self.texts, plainArchitecture) = (subject, texts, plain)
        self.starts = starts
        models = NamedModels(subject)
    }

    var code: CodeIndex { subject.code }

    /// The architecture in which a controller is a screen by itself.
    let plainArchitecture: Architecture?

    func path(_ range: SourceRange) -> String? {
        texts.path(range.file)
    }

    func types(of component: IndexedComponent) -> [TypeID] {
        ([component.component.viewType] + component.component.roles.compactMap(\.type)).flatMap {
            code.types(named: $0, inModule: component.module)
        }
    }

    /// The views whose specs take the protocol that they ask their owners by for the app's own, and say some of it.
    private(set) lazy var viewsWithForeignDelegates: Set<TypeID> = {
        let described = subject.specs.components.filter { $0.declaration.delegate?.type != nil }
        return Set(described.flatMap { code.types(named: $0.component.viewType, inModule: $0.module) })
    }()

    /// Whether a spec can say all that a protocol asks for.
    func isSayable(_ type: CodeType) -> Bool {
        guard type.declaration.genericParameters.isEmpty, !type.isHidden, type.parent == nil else { return false }
        let requirements = type.declaration.members.filter(\.isRequirement)
        return requirements.allSatisfy { $0.isSayable && !$0.traits.contains(.optional) }
            && Requirement.entries(requirements, texts) != nil
    }

    /// Who stores something of a type, a protocol above all, by its name.
    private(set) lazy var keepers: [String: Set<TypeID>] = {
        var keepers: [String: Set<TypeID>] = [:]
        for type in subject.checkedTypes where !code.file(of: type).isTest {
            for member in type.members where member.kind == .storedProperty {
                let written = member.type?.namedTypes.compactMap(\.name?.string)
                let names = written ?? code.type(of: member).projectType.map { [code[$0].name] } ?? []
                for name in names { keepers[name, default: []].insert(type.id) }
            }
        }
        return keepers
    }()

    /// The names of what methods of coordinators, routers and the like are given.
    private(set) lazy var givenToNavigators: Set<String> = {
        let methods = subject.checkedTypes.filter { HeldObjects.isNavigator($0.name) }.flatMap(\.members)
        let types = methods.filter { $0.kind == .method }.flatMap(\.parameters).compactMap(\.type)
        return Set(types.flatMap(\.namedTypes).compactMap(\.name?.string))
    }()

    /// A property as a spec has it: its type alone, or with what is said of it.
    func entry(of property: MemberFact, type: String) -> DocumentEntry {
        let summary = texts.summary(of: property)
        let value: DocumentValue = summary.isEmpty ? .text(type) : .mapping([DocumentEntry("type", type)] + summary)
        return DocumentEntry(property.baseName.string, value)
    }

    // MARK: Types

    /// The type of a property as it stands there, or as its first value says.
    func typeText(of member: MemberFact) -> String? {
        if let type = member.type { return texts.text(type, in: member) }
        guard let value = member.value else { return nil }
        if value.kind == .construction, let type = value.type, let name = type.name, name.startsUppercase {
            if let result = Self.functions[name.string] { return result }
            if ReceivedInput.isStream(member), type.genericArguments.isEmpty { return stream(name.string, of: value) }
            if type.genericArguments.isEmpty, isGeneric(name.string, code.type(of: member)) {
                return requiredText(of: member, called: name.string)
            }
            return aliased(type, of: member) ?? texts.text(type, in: member)
        }
        switch code.type(of: member) {
        case .platform(let platform): return platform.name
        case .project(let id):
            // Of what a call returns the arguments are not known.
            return code[id].declaration.genericParameters.isEmpty
                ? code.qualifiedName(of: id) : requiredText(of: member, called: code[id].name)
        case .ambiguous, .unknown:
            switch value.kind {
            case .string: return "String"
            case .boolean: return "Bool"
            default: return nil
            }
        }
    }

    /// The type of a generic class that a protocol asks for, which is that of the property: `Variable<Bool>` of `Variable(false)`.
    private func requiredText(of member: MemberFact, called name: String) -> String? {
        guard let owner = code.owner(of: member) else { return nil }
        for type in code.protocols(of: owner.id).flatMap(\.candidates) {
            let requirement = code[type].declaration.members.first { $0.isProperty && $0.name == member.name }
            guard let requirement, let required = requirement.type, required.name.map({ $0 == name }) == true,
                !required.genericArguments.isEmpty,
                // It may be a type that the conformer chooses.
                required.genericArguments.flatMap(\.namedTypes).allSatisfy({ argument in
                    argument.name.map { $0 == "Void" } == true || code.lookup(argument, in: requirement) != .unknown
                })
            else { continue }
            return texts.text(required, in: requirement)
        }
        return nil
    }

    /// `BehaviorRelay<String>` of `BehaviorRelay(value: "")`: only a literal shows what a stream carries.
    private func stream(_ name: String, of value: ValueFact) -> String? {
        switch value.call?.arguments.first?.kind {
        case .string: "\(name)<String>"
        case .boolean: "\(name)<Bool>"
        default: nil
        }
    }

    /// Whether what is written in a value lacks the arguments that make a type of it: `Array(repeating: 0, count: 6)`.
    private func isGeneric(_ name: String, _ type: NamedType) -> Bool {
        switch type {
        case .project(let id): !code[id].declaration.genericParameters.isEmpty
        case .platform, .ambiguous: Self.genericTypes.contains(name)
        case .unknown: Self.genericTypes.contains(name) || namesWithArguments.contains(name)
        }
    }

    /// The names of types that some file writes with arguments: `Variable` of `Variable<Bool>`.
    private lazy var namesWithArguments: Set<String> = {
        let names = code.jobs.map(code.files) { file in
            Set(file.facts.types.filter { !$0.genericArguments.isEmpty }.compactMap(\.name?.string))
        }
        return names.reduce(into: []) { $0.formUnion($1) }
    }()

    /// Those of the standard library that values are made of.
    private static let genericTypes: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Dictionary", "KeyValuePairs", "Optional", "Result", "Set",
    ]

    /// Functions of Foundation that are spelled like types, and what they return.
    private static let functions = ["NSLocalizedString": "String", "NSStringFromClass": "String"]

    /// The same without `?` and `!`.
    func unwrappedTypeText(of member: MemberFact) -> String? {
        guard var type = member.type else { return typeText(of: member) }
        while type.kind == .optional || type.kind == .implicitlyUnwrapped, let inner = type.parts.first { type = inner }
        return aliased(type, of: member) ?? texts.text(type, in: member)
    }

    /// What an alias stands for.
    private func aliased(_ type: TypeFact, of member: MemberFact) -> String? {
        guard type.kind == .named, type.genericArguments.isEmpty, let written = type.name?.string else { return nil }
        switch code.type(of: member) {
        case .platform(let platform): return platform.name.hasSuffix(written) ? nil : platform.name
        case .project(let id): return code[id].name == written ? nil : code.qualifiedName(of: id)
        case .ambiguous, .unknown: return nil
        }
    }

    /// The superclass, where the first type of the inheritance clause is one, or a part of it: `BrandController & LoginViewing`.
    func superclass(of type: CodeType) -> TypeFact? {
        guard let first = type.declaration.inheritedTypes.first?.type else { return nil }
        return Self.parts(of: first).first { isSuperclass($0, of: type) }
    }

    private func isSuperclass(_ written: TypeFact, of type: CodeType) -> Bool {
        switch code.lookup(written, in: type.declaration.parent) {
        case .project(let id): code[id].isClass
        case .platform(let platform): platform.facts?.kind == .class
        case .ambiguous: true
        // It may be a protocol of a package, but then UIKit's class would be missing.
        case .unknown: code.platformClass(of: type.id) == nil || code.isView(type.id)
        }
    }

    /// What the declaration of a type inherits, compositions taken apart, as it stands there.
    func inherited(by type: CodeType) -> [String] {
        type.declaration.inheritedTypes.flatMap { Self.parts(of: $0.type) }.compactMap { texts.text($0, in: nil) }
    }

    /// Those of a composition.
    static func parts(of type: TypeFact) -> [TypeFact] {
        let type = type.stripped
        return type.kind == .composition ? type.parts.flatMap(parts) : [type]
    }
}

extension CodeType {
    var nameRange: SourceRange { declaration.nameRange }
}

extension MemberFact {
    /// Whether a spec has words for it as a requirement, be it an optional one.
    var isSayable: Bool { !isInsideConditionalCompilation && kind != .subscript }
}

extension CodeType {
    /// Whether no other file sees it.
    package var isHidden: Bool {
        sequence(first: declaration, next: \.parent).contains { declaration in
            declaration.isInsideFunction || declaration.access.map { $0 <= .fileprivate } ?? false
        }
    }
}
