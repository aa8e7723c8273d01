import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Protocols of the code for channels of which the spec of a screen says nothing.
extension UndescribedMember {
    static func channels(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let described = Set(subject.specs.components.flatMap(\.component.interfaces).map(\.name))
        return subject.specs.components.filter { !$0.component.generates }.flatMap { component in
            let channels = component.vocabulary?.architecture.channels ?? []
            return channels.compactMap { channel -> Comparison<Diagnostic>? in
                // A protocol of several screens may be another one's.
                guard let pattern = channel.protocolPattern, pattern.text.contains("{screen}") else { return nil }
                let name = pattern.name(forScreen: component.name)
                guard !described.contains(name) else { return nil }
                return comparison(of: channel, named: name, component, subject)
            }
        }
    }

    private static func comparison(
        of channel: Channel,
        named name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Comparison<Diagnostic>? {
        let place = component.declaration.name.range
        guard let found = protocolOfCode(name, component, subject) else {
            return subject.types(called: component.component.viewType, of: component).first.map {
                Comparison(.everyChannel, place, .held($0.declaration.nameRange))
            }
        }
        let finding = description.finding(
            at: found.declaration.nameRange,
            "'\(name)' is the protocol of '\(channel.name.text)', of which the spec says nothing.",
            help: ["Add its messages to the spec, or delete the protocol."],
            notes: [Diagnostic.Note(at: place, "The spec of '\(component.name)' is here.")],
            fixes: ContractFixes(subject).describing(found, as: channel.name.text, at: place),
            subject: subject.subject(found)
        )
        return Comparison(.everyChannel, place, .differs(finding))
    }

    private static func protocolOfCode(_ name: String, _ component: IndexedComponent, _ subject: CodeSubject)
        -> CodeType?
    {
        let types = subject.code.types(named: name, inModule: component.module).map { subject.code[$0] }
        guard types.count == 1, let type = types.first, type.kind == .protocol, subject.code.file(of: type).isChecked,
            type.declaration.members.contains(where: { $0.isRequirement && !$0.isUncertain(in: type) })
        else { return nil }
        return type
    }
}
