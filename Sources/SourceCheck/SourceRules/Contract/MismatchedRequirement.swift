import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A protocol that a spec describes asks for what the spec says.
package enum MismatchedRequirement {
    package static let description = RuleDescription.mismatchedRequirement

    static let rule = ComparingRule(description) { subject in
        DescribedProtocol.all(in: subject).flatMap { described in
            let told = described.toldElsewhere(subject)
            let requirements = described.requirements(subject)
            return described.ownMembers.filter { !told.contains($0.fullName) }.flatMap {
                comparisons($0, among: requirements, of: described, subject)
            } + inheritedProtocols(described, subject)
        } + DescribedProtocol.open(in: subject) + implementations(subject) + receivedMessages(subject)
            + methods(subject)
    }

    private static func comparisons(
        _ member: Member,
        among requirements: [MemberFact],
        of described: DescribedProtocol,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        func message(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.message, member.name.range, outcome)]
        }
        let found = requirements.filter(member.isCalled)
        if let only = found.first {
            // Of several, any may be meant.
            guard found.count == 1 else { return message(.open(.severalMembers)) }
            guard !only.isUncertain(in: described.type) else { return message(.open(.conditional)) }
            return message(.held(only.nameRange))
                + MemberComparison(subject.code).outcomes(of: only, against: member).map { outcome in
                    outcome.map { finding($0, at: outcome.described, member.fullName, described, subject) }
                }
        }
        if let similar = described.similar(to: member, among: requirements) {
            let isOtherKind = similar.isProperty != (member.function == nil)
            let difference = MemberDifference(
                message: isOtherKind
                    ? "'\(similar.name)' is a \(similar.isProperty ? "property" : "function"), and the spec says otherwise."
                    : "'\(described.type.name)' has '\(similar.name)', and the spec says '\(member.fullName)'.",
                place: similar.nameRange
            )
            return message(
                .differs(finding(difference, at: member.name.range, member.fullName, described, subject))
            )
        }
        guard !described.mayInherit(subject) else { return message(.open(.inherited)) }
        let names = requirements.map(\.name.string)
        let hint = Spelling.closest(to: member.fullName, among: names).map { "Did you mean '\($0)'?" }
        return message(
            .differs(
                description.finding(
                    at: described.type.declaration.nameRange,
                    "'\(described.type.name)' has no '\(member.fullName)', which the spec describes.",
                    help: [hint ?? "Add it there, or take it out of the spec."],
                    notes: [described.note(member.name.range)],
                    subject: subject.subject(described.type, member.fullName)
                )
            )
        )
    }

    /// What the spec has the protocol inherit.
    private static func inheritedProtocols(_ described: DescribedProtocol, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        let origin = described.interface.origin
        let place = described.type.declaration.nameRange
        var bound: [Comparison<Diagnostic>] = []
        if !described.interface.isClassBound, described.inherits("AnyObject", subject) {
            let difference = MemberDifference(
                message: "'\(described.type.name)' is bound to classes, and the spec says otherwise.",
                place: place
            )
            bound = [
                Comparison(
                    .classBound,
                    origin,
                    .differs(finding(difference, at: origin, "classBound", described, subject))
                )
            ]
        } else if !described.interface.isClassBound {
            bound = [Comparison(.classBound, origin, described.mayInherit(subject) ? .open(.inherited) : .held(place))]
        }
        return bound
            + described.interface.inherits.compactMap { inherited in
                guard case .named(let name) = inherited else { return nil }
                let written = described.inherited.first { $0.type == inherited }?.range ?? origin
                guard !described.inherits(name.path, subject) else {
                    return Comparison(.inheritedProtocol, written, .held(described.type.declaration.nameRange))
                }
                guard !described.mayInherit(subject) else {
                    return Comparison(.inheritedProtocol, written, .open(.inherited))
                }
                let difference = MemberDifference(
                    message: "'\(described.type.name)' does not inherit '\(name.path)', and the spec says otherwise.",
                    place: described.type.declaration.nameRange
                )
                return Comparison(
                    .inheritedProtocol,
                    written,
                    .differs(finding(difference, at: origin, name.path, described, subject))
                )
            }
    }

    private static func finding(
        _ difference: MemberDifference,
        at described: SourceRange,
        _ member: String,
        _ owner: DescribedProtocol,
        _ subject: CodeSubject
    ) -> Diagnostic {
        description.finding(
            at: difference.place,
            difference.message,
            help: difference.help,
            notes: [owner.note(described)],
            fixes: difference.fixes,
            subject: subject.subject(owner.type, member)
        )
    }
}

extension DescribedProtocol {
    func note(_ range: SourceRange) -> Diagnostic.Note {
        Diagnostic.Note(at: range, "The spec of '\(specName)' describes it here.")
    }

    /// What the document writes that the protocol inherits.
    fileprivate var inherited: [TypeReference] {
        let declaration = component?.declaration
        let ofChannels = declaration?.screen?.protocols.filter { interface.channels.contains($0.channel.text) } ?? []
        return ofChannels.flatMap(\.inherits) + (declaration?.delegate?.inherits ?? [])
    }

    /// What `missing-conformance` tells of the receiver, as it did before.
    func toldElsewhere(_ subject: CodeSubject) -> Set<String> {
        guard let component, interface.kind == .channel,
            let name = component.component.player(ofRole: interface.to)?.type
        else { return [] }
        let gaps = subject.types(called: name, of: component).filter {
            subject.code.conforms($0.id, toProtocolNamed: interface.name)
        }.flatMap { MessageConformance(to: interface, by: $0, subject).gaps }
        return Set(gaps.map(\.message.fullName))
    }

    /// The one requirement that was most likely meant: of the same name, or else the only one that nothing describes, beside the
    /// only description that nothing fits.
    func similar(to member: Member, among requirements: [MemberFact]) -> MemberFact? {
        let rest = requirements.filter { found in !interface.members.contains { $0.isCalled(found) } }
        let similar = rest.filter(member.resembles)
        if similar.count == 1 { return similar.first }
        guard rest.count == 1, let only = rest.first, only.isProperty == (member.function == nil) else { return nil }
        let lacking = interface.members.filter { member in !requirements.contains(where: member.isCalled) }
        return lacking.count == 1 ? only : nil
    }

    /// Whether nobody knows all that the protocol inherits.
    func mayInherit(_ subject: CodeSubject) -> Bool {
        ProtocolVocabulary(of: type.id, in: subject.code) == nil
    }

    func inherits(_ name: String, _ subject: CodeSubject) -> Bool {
        if subject.code.conforms(type.id, toProtocolNamed: name) { return true }
        let last = name.dottedParts.last ?? name
        let stated = type.declaration.inheritedTypes.flatMap(\.type.namedTypes).compactMap(\.name?.string)
        return stated.contains(last) || last == "AnyObject" && stated.contains("class")
            || subject.code.types(named: name).contains { subject.code[$0].kind == .typealias }
            || subject.code.superclass(of: type.id).map { subject.code.inherits($0, from: last) } == true
    }
}
