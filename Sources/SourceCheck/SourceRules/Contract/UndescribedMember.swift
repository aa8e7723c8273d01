import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A spec that describes a type of the code says all that makes it what it is: the requirements of a protocol, the cases of an enum.
package enum UndescribedMember {
    package static let description = RuleDescription.undescribedMember

    static let rule = ComparingRule(description) { subject in
        let types = DescribedType.all(in: subject)
        return requirements(subject) + channels(subject) + types.flatMap { cases(of: $0, subject) }
            + types.flatMap { members(of: $0, subject) }
    }

    // MARK: Cases

    private static func cases(of described: DescribedType, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let type = described.type
        guard described.isEnum, type.kind == .enum else { return [] }
        let fixes = ContractFixes(subject)
        let found = described.foundCases.filter { !$0.isUncertain(in: type) }
        let names = Set(described.foundCases.map(\.baseName.string))
        let others = found.compactMap { found -> Comparison<Diagnostic>? in
            let name = found.baseName.string
            guard let written = described.cases.first(where: { $0.name.text == name }) else {
                // Then it is told that the code lacks the other one.
                let isMeant = described.cases.contains { written in
                    !names.contains(written.name.text) && Spelling.closest(to: written.name.text, among: [name]) != nil
                }
                guard !isMeant, described.renamed?.found.baseName != found.baseName else { return nil }
                let both = [fixes.removing(found), fixes.describing(found, besides: described.cases)]
                let message = "'\(name)' of '\(type.name)' is not in the spec."
                let finding = finding(message, found, described, both, subject)
                return Comparison(.everyCase, described.origin, .differs(finding))
            }
            guard found.parameters.count > written.payload.count else { return nil }
            let count = written.payload.isEmpty ? "nothing" : "\(written.payload.count)"
            let message =
                "'\(name)' carries \(DescribedType.values(found.parameters.count)), and the spec says \(count)."
            let both = [fixes.changing(found, to: written), fixes.respelling(written, as: found)]
            let finding = finding(message, found, described, both, subject)
            return Comparison(.payload, written.name.range, .differs(finding))
        }
        return others + [Comparison(.everyCase, described.origin, .held(type.declaration.nameRange))]
    }

    private static func finding(
        _ message: String,
        _ found: MemberFact,
        _ described: DescribedType,
        _ fixes: [Diagnostic.Fix?],
        _ subject: CodeSubject
    ) -> Diagnostic {
        description.finding(
            at: found.nameRange,
            message,
            help: ["Add it to the spec, or take it out of the enum."],
            notes: [Diagnostic.Note(at: described.origin, "The spec describes '\(described.type.name)' here.")],
            fixes: fixes,
            subject: subject.subject(described.type, found.baseName.string)
        )
    }

    // MARK: Requirements

    private static func requirements(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        // A view sends no more than a part of what a protocol of the app asks for.
        let all = DescribedProtocol.all(in: subject).filter { !$0.interface.isForeign }
        let byType = Dictionary(grouping: all, by: \.type.id)
        return byType.keys.sorted().flatMap { id in comparisons(byType[id] ?? [], subject) }
    }

    /// - Parameter described: What all screens that share a protocol say of it.
    private static func comparisons(_ described: [DescribedProtocol], _ subject: CodeSubject) -> [Comparison<
        Diagnostic
    >] {
        guard let first = described.first else { return [] }
        let known = described.flatMap(\.interface.members)
        let requirements = first.requirements(subject)
        let others = first.type.declaration.members.filter { found in
            found.isRequirement && found.kind != .subscript && !found.isUncertain(in: first.type)
                && !known.contains { $0.isCalled(found) } && !isMeant(found, described, requirements)
        }.map { found in
            var finding = description.finding(
                at: found.nameRange,
                "'\(found.name)' of '\(first.type.name)' is not in the spec of '\(first.specName)'.",
                help: ["Add it to the spec, or take it out of the protocol."],
                notes: [first.note(first.interface.origin)],
                fixes: [ContractFixes(subject).removing(found), ContractFixes(subject).describing(found, in: first)],
                subject: subject.subject(first.type, found.name.string)
            )
            finding.covers = described.compactMap(\.component).flatMap {
                UndeclaredAction.counterparts(saying: found.baseName.string, of: $0, subject)
            }
            return Comparison(.everyRequirement, first.interface.origin, .differs(finding))
        }
        return others
            + described.map {
                Comparison(.everyRequirement, $0.interface.origin, .held($0.type.declaration.nameRange))
            }
    }

    /// Whether a spec means the requirement by another name, or with other labels: then that is told.
    private static func isMeant(
        _ found: MemberFact,
        _ described: [DescribedProtocol],
        _ requirements: [MemberFact]
    ) -> Bool {
        described.contains { described in
            described.interface.members.contains { member in
                !requirements.contains(where: member.isCalled)
                    && (member.resembles(found)
                        || described.similar(to: member, among: requirements)?.name == found.name
                        || Spelling.closest(to: member.fullName, among: [found.name.string]) != nil)
            }
        }
    }
}
