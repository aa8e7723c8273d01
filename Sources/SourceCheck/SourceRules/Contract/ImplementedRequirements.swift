import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What classes have for the requirements of protocols that a spec generates: the protocol is right by itself.
extension MismatchedRequirement {
    static func implementations(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.filter(\.component.generates).flatMap { component in
            component.component.interfaces.filter { $0.kind == .channel }.flatMap {
                interface -> [Comparison<Diagnostic>] in
                guard let name = component.component.player(ofRole: interface.to)?.type,
                    !subject.code.types(named: interface.name).contains(where: {
                        subject.code.file(of: subject.code[$0]).isChecked
                    })
                else { return [] }
                return subject.types(called: name, of: component).filter {
                    subject.code.conforms($0.id, toProtocolNamed: interface.name)
                }.flatMap { comparisons(in: $0, interface, component, subject) }
            }
        }
    }

    private static func comparisons(
        in type: CodeType,
        _ interface: Interface,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let told = Set(MessageConformance(to: interface, by: type, subject).gaps.map(\.message.fullName))
        let members = subject.code.inheritedMembers(of: type)
        let defaults = subject.code.types(named: interface.name).flatMap { subject.code[$0].extensions }.flatMap(
            \.members
        )
        return interface.members.filter { !told.contains($0.fullName) }.flatMap { member -> [Comparison<Diagnostic>] in
            let found = members.filter { member.isCalled($0) && !$0.isTypeMember }
            guard found.count == 1, let only = found.first, !defaults.contains(where: member.isCalled) else {
                return []
            }
            return [Comparison(.message, member.name.range, .held(only.nameRange))]
                + MemberComparison(subject).outcomes(ofImplementation: only, against: member).map { outcome in
                    outcome.map { difference in
                        description.finding(
                            at: difference.place,
                            difference.message,
                            help: difference.help,
                            notes: [
                                Diagnostic.Note(
                                    at: outcome.described,
                                    "The spec of '\(component.name)' describes it here."
                                )
                            ],
                            fixes: difference.with(ContractFixes(subject).changing(only, or: member)).fixes,
                            subject: subject.subject(type, member.fullName)
                        )
                    }
                }
        }
    }
}
