import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Models, view models and views of the code are what the spec that describes them says.
package enum MismatchedProperty {
    package static let description = RuleDescription.mismatchedProperty

    static let rule = ComparingRule(description) { subject in
        DescribedType.all(in: subject).flatMap { comparisons(of: $0, subject) } + DescribedType.open(in: subject)
            + subject.specs.components.flatMap { initializers(of: $0, subject) }
            + SpecView.all(in: subject).flatMap {
                superclass(of: $0, subject) + layout(of: $0, subject) + conformances(of: $0, subject)
            }
            + superclassesOfRoles(subject) + conformancesOfRoles(subject) + receivers(subject)
            + SpecView.missing(in: subject).compactMap { component in
                component.declaration.inherits.map { Comparison(.superclass, $0.range, .open(.absent)) }
            }
    }

    private static func comparisons(of described: DescribedType, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let type = described.type
        if described.isEnum, type.kind != .enum, type.kind != .protocol {
            let difference = MemberDifference(
                message: "'\(type.name)' is no enum, and the spec lists its cases.",
                place: type.declaration.nameRange
            )
            let finding = finding(difference, at: described.origin, type, nil, subject)
            return [Comparison(.enumCase, described.origin, .differs(finding))]
        }
        let written =
            described.properties.map { ($0.name, $0.type, $0.settable ?? described.settable) }
            + described.derived.map { ($0.name, $0.type, nil) }
        return written.flatMap { property($0, $1, $2, of: described, subject) }
            + described.cases.flatMap { enumCase($0, of: described, subject) }
            + described.conforms.map { conformance($0, of: type, subject) }
            + (described.access.map { [access($0, of: described, subject)] } ?? [])
    }

    // MARK: Properties

    private static func property(
        _ name: Name,
        _ expected: TypeReference,
        _ settable: Settability?,
        of described: DescribedType,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let type = described.type
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.property, name.range, outcome)]
        }
        let all = subject.code.inheritedMembers(of: type).filter { $0.baseName == name.text }
        let named = all.filter { !$0.isTypeMember }
        let fixes = ContractFixes(subject)
        func differs(_ message: String, at place: SourceRange, _ more: [Diagnostic.Fix?]) -> [Comparison<Diagnostic>] {
            let difference = MemberDifference(message: message, place: place, fixes: more)
            return compared(.differs(finding(difference, at: name.range, type, name.text, subject)))
        }
        guard let found = named.first else {
            if all.count == 1, let other = all.first, other.isProperty, !other.isUncertain(in: type) {
                let message = "'\(name.text)' is 'static', and the spec says otherwise."
                return differs(message, at: other.nameRange, fixes.unstatic(other, or: name))
            }
            return lacking(name, expected, hasNamesakes: !all.isEmpty, of: described, subject)
        }
        guard named.count == 1 else { return compared(.open(.severalMembers)) }
        guard !found.isUncertain(in: type) else { return compared(.open(.conditional)) }
        guard found.isProperty else {
            guard found.kind == .method else { return compared(.open(.otherKind)) }
            let message = "'\(name.text)' is a function, and the spec says otherwise."
            return differs(message, at: found.nameRange, [fixes.takingOut(name)])
        }
        if found.access == .private {
            let message = "'\(name.text)' is private, and the spec has others use it."
            return differs(message, at: found.nameRange, fixes.showing(found, or: name))
        }
        let reader = SpecTypeReader(subject.code, selfType: .named(.project(type.id), []))
        let types = TypeComparison(subject.code)
        guard !types.carries(found, expected, reader) else { return compared(.held(found.nameRange)) }
        let outcome = types.outcome(.typeOfProperty, "'\(name.text)'", found.type, in: found, expected, reader)
        return compared(.held(found.nameRange)) + [
            outcome.map { difference in
                let both = found.type.map { fixes.changing($0, or: expected) } ?? []
                return finding(difference.with(both), at: expected.range, type, name.text, subject)
            }
        ]
            + settability(of: found, settable).map { comparison in
                comparison.map { difference in
                    let both = settable.map { fixes.changingSetter(of: found, to: $0, name) } ?? []
                    return finding(difference.with(both), at: name.range, type, name.text, subject)
                }
            }.map { Comparison($0.key, name.range, $0.outcome) }
    }

    /// A property that no object has.
    ///
    /// - Parameter hasNamesakes: Whether the type itself has members of the name.
    private static func lacking(
        _ name: Name,
        _ expected: TypeReference,
        hasNamesakes: Bool,
        of described: DescribedType,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        // Those of what views show are told by 'missing-type'.
        guard !described.isContent else { return [] }
        let type = described.type
        let fixes = ContractFixes(subject)
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.property, name.range, outcome)]
        }
        // A static method of the name is nothing that objects have.
        let isPlain =
            subject.code.unknownAncestors(of: type.id).isEmpty && subject.code.platformClass(of: type.id) == nil
        let isMissing = hasNamesakes ? isPlain : subject.code.hasMember(name.text, .project(type.id)) == false
        if let renamed = renamed(name, expected, of: described, subject) { return renamed }
        guard !type.mayHaveMoreMembers, isMissing else { return compared(.open(.inherited)) }
        let known = subject.code.inheritedMembers(of: type).filter(\.isProperty).map(\.baseName.string)
        return compared(.differs(missing(name, among: known, type, fixes.adding(name, expected, to: type), subject)))
    }

    /// Who can set a property, where the spec says so.
    private static func settability(of found: MemberFact, _ settable: Settability?) -> [Comparison<MemberDifference>] {
        guard let settable else { return [] }
        let actual = found.settability
        guard actual != settable else { return [Comparison(.settable, found.nameRange, .held(found.nameRange))] }
        let words =
            switch actual {
            case .all: "can be set by others"
            case .none: "can't be set"
            case .own: "can be set by its type alone"
            }
        let message = "'\(found.baseName)' \(words), and the spec says otherwise."
        let difference = MemberDifference(message: message, place: found.nameRange)
        return [Comparison(.settable, found.nameRange, .differs(difference))]
    }

    /// Who can use a type, where the spec says so.
    private static func access(
        _ expected: ScreenModel.AccessLevel,
        of described: DescribedType,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic> {
        let type = described.type
        guard let difference = MemberDifference(access: expected, of: type) else {
            return Comparison(.access, described.origin, .held(type.declaration.nameRange))
        }
        let inSpec = ContractFixes(subject).setting("access", to: "\(type.statedAccess)", for: described.origin)
        let both = difference.with(difference.fixes + [inSpec])
        let finding = finding(both, at: described.origin, type, "access", subject)
        return Comparison(.access, described.origin, .differs(finding))
    }

    // MARK: Cases

    private static func enumCase(_ written: EnumCase, of described: DescribedType, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        let (type, name) = (described.type, written.name)
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.enumCase, name.range, outcome)]
        }
        let fixes = ContractFixes(subject)
        let cases = described.foundCases
        let found = cases.filter { $0.baseName == name.text }
        guard let only = found.first else {
            guard type.kind == .enum else { return compared(.open(.otherKind)) }
            if let other = described.renamed, other.written == name {
                let message = "'\(type.name)' has the case '\(other.found.baseName)', and the spec says '\(name.text)'."
                let difference = MemberDifference(
                    message: message,
                    place: other.found.nameRange,
                    fixes: fixes.renaming(other.found, or: name)
                )
                return compared(.differs(finding(difference, at: name.range, type, name.text, subject)))
            }
            let both = [
                fixes.adding(["case \(written.swift)"], to: type.declaration, named: name.text), fixes.takingOut(name),
            ]
            let known = cases.map(\.baseName.string)
            return compared(.differs(missing(name, among: known, type, both, subject)))
        }
        guard found.count == 1 else { return compared(.open(.severalMembers)) }
        guard !only.isUncertain(in: type) else { return compared(.open(.conditional)) }
        return compared(.held(only.nameRange)) + payload(of: only, written, type, subject)
    }

    /// What a case carries; where that is more, `undescribed-member` tells what the spec lacks.
    private static func payload(of found: MemberFact, _ written: EnumCase, _ type: CodeType, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        let (name, fixes) = (written.name, ContractFixes(subject))
        func differs(_ message: String, at place: SourceRange, said: SourceRange) -> Comparison<Diagnostic>.Outcome {
            let both = [fixes.changing(found, to: written), fixes.respelling(written, as: found)]
            let difference = MemberDifference(message: message, place: place, fixes: both)
            return .differs(finding(difference, at: said, type, name.text, subject))
        }
        let parameters = Array(found.parameters)
        guard parameters.count >= written.payload.count else {
            let count = DescribedType.values(parameters.count)
            let message = "'\(name.text)' carries \(count), and the spec says \(written.payload.count)."
            return [Comparison(.payload, name.range, differs(message, at: found.nameRange, said: name.range))]
        }
        guard parameters.count == written.payload.count else { return [] }
        let reader = SpecTypeReader(subject.code, selfType: .named(.project(type.id), []))
        return zip(parameters, written.payload).map { parameter, payload -> Comparison<Diagnostic> in
            let place = payload.name.range
            let (actual, expected) = (parameter.label?.string ?? "_", payload.label ?? "_")
            guard actual == expected else {
                let message = "'\(name.text)' calls a value '\(actual)', and the spec says '\(expected)'."
                return Comparison(.payload, place, differs(message, at: parameter.range, said: place))
            }
            let what = "'\(payload.name.text)' of '\(name.text)'"
            return TypeComparison(subject.code).outcome(
                .payload,
                what,
                parameter.type,
                in: found,
                payload.type,
                reader
            )
            .map { difference in
                let both = parameter.type.map { fixes.changing($0, or: payload.type) } ?? []
                return finding(difference.with(both), at: payload.type.range, type, name.text, subject)
            }
        }
    }

    // MARK: Findings

    private static func missing(
        _ name: Name,
        among known: [String],
        _ type: CodeType,
        _ fixes: [Diagnostic.Fix?],
        _ subject: CodeSubject
    ) -> Diagnostic {
        let hint = Spelling.question(about: name.text, among: known)
        return description.finding(
            at: type.declaration.nameRange,
            "'\(type.name)' has no '\(name.text)', which the spec describes.",
            help: [hint ?? "Add it there, or take it out of the spec."],
            notes: [note(name.range)],
            fixes: fixes,
            subject: subject.subject(type, name.text)
        )
    }

    static func finding(
        _ difference: MemberDifference,
        at described: SourceRange,
        _ type: CodeType,
        _ member: String?,
        _ subject: CodeSubject
    ) -> Diagnostic {
        finding(difference, at: described, subject.subject(type, member))
    }

    static func finding(_ difference: MemberDifference, at described: SourceRange, _ subject: Subject) -> Diagnostic {
        difference.finding(of: description, note(described), subject: subject)
    }

    private static func note(_ range: SourceRange) -> Diagnostic.Note {
        Diagnostic.Note(at: range, "The spec describes it here.")
    }
}
