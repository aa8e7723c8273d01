import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// Models, view models and views of the code are what the spec that describes them says.
package enum MismatchedProperty {
    package static let description = RuleDescription.mismatchedProperty

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        DescribedType.all(in: subject).flatMap { findings(in: $0, subject) }
            + subject.specs.components.flatMap { initializers(of: $0, subject) }
            + SpecView.all(in: subject).flatMap { superclass(of: $0, subject) + layout(of: $0, subject) }
    }

    private static func findings(in described: DescribedType, _ subject: CodeSubject) -> [Diagnostic] {
        let type = described.type
        if described.isEnum, type.kind != .enum, type.kind != .protocol {
            let message = "'\(type.name)' is no enum, and the spec lists its cases."
            return [finding(message, at: type.declaration.nameRange, described.origin, type, nil, subject)]
        }
        let written = described.properties.map { ($0.name, $0.type) } + described.derived.map { ($0.name, $0.type) }
        return written.flatMap { property($0, $1, of: described, subject) }
            + described.cases.flatMap { enumCase($0, of: described, subject) }
            + described.conforms.compactMap { conformance($0, of: type, subject) }
    }

    // MARK: Properties

    private static func property(
        _ name: Name,
        _ expected: TypeReference,
        of described: DescribedType,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let type = described.type
        let named = subject.code.inheritedMembers(of: type).filter { $0.baseName == name.text && !$0.isTypeMember }
        guard let found = named.first else {
            guard !described.isContent, !type.mayHaveMoreMembers,
                subject.code.hasMember(name.text, .project(type.id)) == false
            else { return [] }
            let known = subject.code.inheritedMembers(of: type).filter(\.isProperty).map(\.baseName.string)
            return [missing(name, among: known, type, subject)]
        }
        guard named.count == 1, !found.isUncertain(in: type) else { return [] }
        guard found.isProperty else {
            guard found.kind == .method else { return [] }
            let message = "'\(name.text)' is a function, and the spec says otherwise."
            return [finding(message, at: found.nameRange, name.range, type, name.text, subject)]
        }
        let comparison = MemberComparison(subject.code)
        let reader = SpecTypeReader(subject.code, selfType: .named(.project(type.id), []))
        guard !comparison.carries(found, expected, reader) else { return [] }
        return comparison.typeDifference("'\(name.text)'", found.type, in: found, expected, reader)
            .map { finding($0, type, name.text, subject) }
    }

    // MARK: Cases

    private static func enumCase(_ written: EnumCase, of described: DescribedType, _ subject: CodeSubject)
        -> [Diagnostic]
    {
        let (type, name) = (described.type, written.name)
        let cases = described.foundCases
        let found = cases.filter { $0.baseName == name.text }
        guard let only = found.first else {
            guard type.kind == .enum else { return [] }
            if let other = described.renamed, other.written == name {
                let message = "'\(type.name)' has the case '\(other.found.baseName)', and the spec says '\(name.text)'."
                return [finding(message, at: other.found.nameRange, name.range, type, name.text, subject)]
            }
            return [missing(name, among: cases.map(\.baseName.string), type, subject)]
        }
        guard found.count == 1, !only.isUncertain(in: type), !written.payload.isEmpty else { return [] }
        let parameters = Array(only.parameters)
        guard parameters.count >= written.payload.count else {
            let count = DescribedType.values(parameters.count)
            let message = "'\(name.text)' carries \(count), and the spec says \(written.payload.count)."
            return [finding(message, at: only.nameRange, name.range, type, name.text, subject)]
        }
        guard parameters.count == written.payload.count else { return [] }
        let reader = SpecTypeReader(subject.code, selfType: .named(.project(type.id), []))
        return zip(parameters, written.payload).flatMap { parameter, payload -> [Diagnostic] in
            let (actual, expected) = (parameter.label?.string ?? "_", payload.label ?? "_")
            guard actual == expected else {
                let message = "'\(name.text)' calls a value '\(actual)', and the spec says '\(expected)'."
                return [finding(message, at: parameter.range, payload.name.range, type, name.text, subject)]
            }
            let what = "'\(payload.name.text)' of '\(name.text)'"
            return MemberComparison(subject.code).typeDifference(what, parameter.type, in: only, payload.type, reader)
                .map { finding($0, type, name.text, subject) }
        }
    }

    // MARK: Conformances

    private static func conformance(_ name: Name, of type: CodeType, _ subject: CodeSubject) -> Diagnostic? {
        guard !mayConform(type, to: name.text, subject) else { return nil }
        let message = "'\(type.name)' does not conform to '\(name.text)', and the spec says otherwise."
        return finding(message, at: type.declaration.nameRange, name.range, type, name.text, subject)
    }

    /// Whether a type conforms to a protocol, or nobody can tell.
    private static func mayConform(_ type: CodeType, to name: String, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        if name == "Codable" {
            return mayConform(type, to: "Encodable", subject) && mayConform(type, to: "Decodable", subject)
        }
        // What the compiler finds out by itself, and what nobody knows.
        guard name != "Sendable", PlatformType(named: name)?.facts?.kind == .protocol else { return true }
        let isPlain = type.kind == .enum && !type.members.contains { !$0.parameters.isEmpty && $0.kind == .enumCase }
        if isPlain, name == "Equatable" || name == "Hashable" { return true }
        if code.conforms(type.id, toProtocolNamed: name) || !code.unknownAncestors(of: type.id).isEmpty { return true }
        let stated =
            type.declarations.flatMap(\.inheritedTypes).flatMap(\.type.namedTypes).compactMap(\.name?.string)
            + code.protocols(of: type.id).compactMap { protocolType -> String? in
                if case .platform(let platform) = protocolType { platform.name } else { nil }
            }
        if stated.contains(name) || stated.contains("Codable") && (name == "Encodable" || name == "Decodable") {
            return true
        }
        if let platform = code.platformClass(of: type.id), SystemTypes.conforms(platform.name, to: name) { return true }
        // A raw value brings these along, and a macro any.
        let isOfRawValue = name == "Equatable" || name == "Hashable" || name == "RawRepresentable"
        return type.kind == .enum && !stated.isEmpty && isOfRawValue || type.mayHaveMoreMembers
    }

    // MARK: Initializers

    /// The types of the parameters of initializers that a spec leaves to hand-written code.
    private static func initializers(of component: IndexedComponent, _ subject: CodeSubject) -> [Diagnostic] {
        guard let content = component.component.content, component.owns(content.declaration.range) else { return [] }
        let written = subject.code.initializers(ofTypeNamed: content.fullTypeName)
        return content.declaration.initializers.filter(\.isCustom).flatMap { initializer -> [Diagnostic] in
            let labels = initializer.parameters.map { $0.label ?? "_" }
            let found = written.filter { $0.parameters(taking: labels) != nil }
            guard found.count == 1, let only = found.first, let parameters = only.parameters(taking: labels)
            else { return [] }
            let reader = SpecTypeReader(subject.code)
            let member = component.subject("\(content.fullTypeName).\(only.name)")
            return zip(parameters, initializer.parameters).flatMap { parameter, expected in
                let what = "'\(expected.name)' of '\(only.name.string)'"
                return MemberComparison(subject.code).typeDifference(
                    what,
                    parameter.type,
                    in: only,
                    expected.type,
                    reader
                )
                .map { finding($0, member) }
            }
        }
    }

    // MARK: Views

    private static func superclass(of view: SpecView, _ subject: CodeSubject) -> [Diagnostic] {
        guard let inherits = view.component.declaration.inherits, view.component.owns(inherits.range),
            view.type.isClass,
            let stated = view.type.declaration.inheritedTypes.first
        else { return [] }
        let code = subject.code
        let isMet: Bool
        switch SpecTypeReader(code).meaning(of: inherits.type) {
        case .named(.project(let id), _) where code[id].isClass: isMet = code.classes(from: view.type.id).contains(id)
        case .named(.platform(let name), _): isMet = code.inherits(view.type.id, from: name)
        default: return []
        }
        let chain = code.classes(from: view.type.id)
        // Above a class that several types may be, or that nobody knows, stands whatever it likes.
        guard !isMet, code.platformClass(of: view.type.id) != nil || chain.count > 1,
            chain.allSatisfy({ code.ancestry.unknownNames(of: $0).isEmpty && code.hasNoNamesake($0) }),
            code.superclass(of: view.type.id) != nil
        else { return [] }
        let (actual, expected) = (stated.type.text, inherits.type.description)
        let difference = MemberDifference(
            message: "'\(view.type.name)' inherits '\(actual)', and the spec says '\(expected)'.",
            place: stated.range,
            described: inherits.range,
            fixes: [
                Diagnostic.Fix("Inherit '\(expected)'", at: stated.range, with: expected),
                Diagnostic.Fix("Change the spec to '\(actual)'", at: inherits.range, with: actual),
            ]
        )
        return [finding(difference, view.type, "inherits", subject)]
    }

    /// A view whose subviews come from Interface Builder has outlets.
    private static func layout(of view: SpecView, _ subject: CodeSubject) -> [Diagnostic] {
        let declaration = view.component.declaration
        guard declaration.layout == .interfaceBuilder else { return [] }
        let names = Set(declaration.subviews.map(\.name.text))
        let found = subject.code.inheritedMembers(of: view.type).filter {
            $0.kind == .storedProperty && names.contains($0.baseName.string)
        }
        guard !found.isEmpty, !found.contains(where: { $0.attributes.contains("IBOutlet") }),
            subject.rootViews.views(of: view.type.id).isEmpty
        else { return [] }
        let message = "'\(view.type.name)' has no outlets, and the spec says 'layout: interfaceBuilder'."
        let place = view.type.declaration.nameRange
        return [finding(message, at: place, declaration.name.range, view.type, "layout", subject)]
    }

    // MARK: Findings

    private static func missing(_ name: Name, among known: [String], _ type: CodeType, _ subject: CodeSubject)
        -> Diagnostic
    {
        let hint = Spelling.closest(to: name.text, among: known).map { "Did you mean '\($0)'?" }
        return description.finding(
            at: type.declaration.nameRange,
            "'\(type.name)' has no '\(name.text)', which the spec describes.",
            help: [hint ?? "Add it there, or take it out of the spec."],
            notes: [note(name.range)],
            subject: subject.subject(type, name.text)
        )
    }

    private static func finding(
        _ message: String,
        at place: SourceRange,
        _ described: SourceRange,
        _ type: CodeType,
        _ member: String?,
        _ subject: CodeSubject
    ) -> Diagnostic {
        finding(MemberDifference(message: message, place: place, described: described), type, member, subject)
    }

    private static func finding(
        _ difference: MemberDifference,
        _ type: CodeType,
        _ member: String?,
        _ subject: CodeSubject
    ) -> Diagnostic {
        finding(difference, subject.subject(type, member))
    }

    private static func finding(_ difference: MemberDifference, _ subject: Subject) -> Diagnostic {
        description.finding(
            at: difference.place,
            difference.message,
            help: ["Change one of them."],
            notes: [note(difference.described)],
            fixes: difference.fixes,
            subject: subject
        )
    }

    private static func note(_ range: SourceRange) -> Diagnostic.Note {
        Diagnostic.Note(at: range, "The spec describes it here.")
    }
}

extension CodeType {
    /// Whether an attribute may add members and conformances, as macros do.
    fileprivate var mayHaveMoreMembers: Bool {
        !declaration.attributes.allSatisfy {
            ["MainActor", "available", "objc", "objcMembers"].contains($0.name.string)
        }
    }
}
