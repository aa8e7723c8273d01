import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A spec that describes a type of the code says all that makes it what it is: the requirements of a protocol, the cases of an enum.
package enum UndescribedMember {
    package static let description = RuleDescription.undescribedMember

    package static let rule = Rule(description, relyingOn: .project) { (subject: CodeSubject) in
        requirements(subject)
    }

    private static func requirements(_ subject: CodeSubject) -> [Diagnostic] {
        let all = DescribedProtocol.all(in: subject)
        let byType = Dictionary(grouping: all, by: \.type.id)
        return byType.keys.sorted().flatMap { id in findings(byType[id] ?? [], subject) }
    }

    /// - Parameter described: What all screens that share a protocol say of it.
    private static func findings(_ described: [DescribedProtocol], _ subject: CodeSubject) -> [Diagnostic] {
        guard let first = described.first else { return [] }
        let known = described.flatMap(\.interface.members)
        let requirements = first.requirements(subject)
        return first.type.declaration.members.filter { $0.isRequirement && $0.kind != .subscript }.compactMap { found in
            guard !known.contains(where: { $0.isCalled(found) }), !isMeant(found, described, requirements, subject)
            else { return nil }
            return description.finding(
                at: found.nameRange,
                "'\(found.name)' of '\(first.type.name)' is not in the spec of '\(first.component.name)'.",
                help: ["Add it to the spec, or take it out of the protocol."],
                notes: [first.note(first.interface.origin)],
                subject: subject.subject(first.type, found.name.string)
            )
        }
    }

    /// Whether a spec means the requirement by another name, or with other labels: then that is told.
    private static func isMeant(
        _ found: MemberFact,
        _ described: [DescribedProtocol],
        _ requirements: [MemberFact],
        _ subject: CodeSubject
    ) -> Bool {
        described.contains { described in
            described.interface.members.contains { member in
                !requirements.contains(where: member.isCalled)
                    && (member.resembles(found)
                        || described.similar(to: member, among: requirements).map { $0.name == found.name } == true
                        || Spelling.closest(to: member.fullName, among: [found.name.string]) != nil)
            }
        }
    }
}
