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
            } + classBound(described, subject) + inheritedProtocols(described, subject) + access(described, subject)
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
        let fixes = ContractFixes(subject)
        if let only = found.first {
            // Of several, any may be meant.
            guard found.count == 1 else { return message(.open(.severalMembers)) }
            guard !only.isUncertain(in: described.type) else { return message(.open(.conditional)) }
            return message(.held(only.nameRange))
                + MemberComparison(subject).outcomes(of: only, against: member).map { outcome in
                    outcome.map { difference in
                        let difference = difference.with(fixes.changing(only, or: member))
                        return finding(difference, at: outcome.described, member.fullName, described, subject)
                    }
                }
        }
        if let similar = described.similar(to: member, among: requirements) {
            let isOtherKind = similar.isProperty != (member.function == nil)
            let difference = MemberDifference(
                message: isOtherKind
                    ? "'\(similar.name)' is a \(similar.isProperty ? "property" : "function"), and the spec says otherwise."
                    : "'\(described.type.name)' has '\(similar.name)', and the spec says '\(member.fullName)'.",
                place: similar.nameRange,
                fixes: fixes.changing(similar, or: member)
            )
            return message(
                .differs(finding(difference, at: member.name.range, member.fullName, described, subject))
            )
        }
        guard !described.mayInherit(member, subject) else { return message(.open(.inherited)) }
        guard !subject.code.isReadInPart(described.type.id) else { return message(.open(.unread)) }
        let names = requirements.map(\.name.string)
        let hint = Spelling.question(about: member.fullName, among: names)
        return message(
            .differs(
                description.finding(
                    at: described.type.declaration.nameRange,
                    "'\(described.type.name)' has no '\(member.fullName)', which the spec describes.",
                    help: [hint ?? "Add it there, or take it out of the spec."],
                    notes: [described.note(member.name.range)],
                    fixes: fixes.addingRequirement(member, to: described.type),
                    subject: subject.subject(described.type, member.fullName)
                )
            )
        )
    }

    /// Who can use the protocol, where the document says so.
    private static func access(_ described: DescribedProtocol, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        guard let (expected, origin) = described.access, !described.interface.isForeign else { return [] }
        guard let difference = MemberDifference(access: expected, of: described.type) else {
            return [Comparison(.access, origin, .held(described.type.declaration.nameRange))]
        }
        let fixes = ContractFixes(subject).setting("access", to: "\(described.type.statedAccess)", for: origin)
        let both = difference.with(difference.fixes + [fixes])
        return [Comparison(.access, origin, .differs(finding(both, at: origin, "access", described, subject)))]
    }

    /// Whether only classes can conform to the protocol.
    private static func classBound(_ described: DescribedProtocol, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let (origin, declaration) = (described.interface.origin, described.type.declaration)
        let fixes = ContractFixes(subject)
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.classBound, origin, outcome)]
        }
        func differs(_ words: String, _ inCode: [Diagnostic.Fix], orSay isBound: Bool) -> [Comparison<Diagnostic>] {
            let inSpec = fixes.setting("classBound", to: "\(isBound)", for: described.keyPlace)
            let difference = MemberDifference(
                message: "'\(described.type.name)' is \(words), and the spec says otherwise.",
                place: declaration.nameRange,
                fixes: inCode + [inSpec]
            )
            return compared(.differs(finding(difference, at: origin, "classBound", described, subject)))
        }
        if described.isSaidToBeClassBound {
            guard subject.code.classBound(described.type.id) == .open else {
                return compared(.held(declaration.nameRange))
            }
            return differs("not bound to classes", [fixes.inheriting("AnyObject", by: declaration)], orSay: false)
        }
        guard !described.interface.isClassBound else { return [] }
        if described.inherits("AnyObject", subject) {
            let inCode = fixes.inheritingNoMore(["AnyObject", "class"], declaration)
            return differs("bound to classes", inCode, orSay: true)
        }
        return compared(described.mayInherit(subject) ? .open(.inherited) : .held(declaration.nameRange))
    }

    /// What the spec has the protocol inherit.
    private static func inheritedProtocols(_ described: DescribedProtocol, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        let (origin, declaration) = (described.interface.origin, described.type.declaration)
        let fixes = ContractFixes(subject)
        return described.interface.inherits.compactMap { inherited in
            guard case .named(let name) = inherited else { return nil }
            let written = described.inherited.first { $0.type == inherited }?.range ?? origin
            guard !described.inherits(name.path, subject) else {
                return Comparison(.inheritedProtocol, written, .held(declaration.nameRange))
            }
            guard
                described.isBoundToOtherClass(than: name.path, subject)
                    || !described.mayInherit(protocolNamed: name.path, subject)
            else {
                return Comparison(.inheritedProtocol, written, .open(.inherited))
            }
            let difference = MemberDifference(
                message: "'\(described.type.name)' does not inherit '\(name.path)', and the spec says otherwise.",
                place: declaration.nameRange,
                fixes: [fixes.inheriting(name.path, by: declaration)]
                    + [fixes.takingOut(name.path, at: written)]
            )
            var lacking = finding(difference, at: origin, name.path, described, subject)
            // What that protocol asks for is missing for the same reason.
            let asked = subject.code.types(named: name.path).map { subject.code[$0] }.flatMap(\.members)
            lacking.covers = described.ownMembers.filter { asked.contains(where: $0.isCalled) }.map {
                Diagnostic.Counterpart(description.id, subject.subject(described.type, $0.fullName))
            }
            return Comparison(.inheritedProtocol, written, .differs(lacking))
        }
    }

    private static func finding(
        _ difference: MemberDifference,
        at described: SourceRange,
        _ member: String,
        _ owner: DescribedProtocol,
        _ subject: CodeSubject
    ) -> Diagnostic {
        difference.finding(of: description, owner.note(described), subject: subject.subject(owner.type, member))
    }
}
