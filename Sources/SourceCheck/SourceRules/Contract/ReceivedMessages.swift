import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What a class has for the messages of a channel without a protocol: nothing but the spec says what it is to have.
extension MismatchedRequirement {
    static func receivedMessages(_ subject: CodeSubject) -> [Diagnostic] {
        subject.specs.components.flatMap { component -> [Diagnostic] in
            let channels = component.vocabulary?.architecture.channels ?? []
            return channels.filter { component.component.interface(ofChannel: $0.name.text) == nil }.flatMap {
                channel in
                guard let to = channel.to?.text, let name = component.component.player(ofRole: to)?.type else {
                    return [Diagnostic]()
                }
                let messages = component.messages(ofChannel: channel.name.text).filter { component.owns($0.name.range) }
                guard !messages.isEmpty else { return [] }
                let types = subject.types(called: name, of: component)
                guard types.count == 1, let type = types.first else { return [] }
                return messages.flatMap { findings($0, in: type, component, subject) }
            }
        }
    }

    private static func findings(
        _ message: Member,
        in type: CodeType,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let named = subject.code.inheritedMembers(of: type).filter { $0.baseName == message.baseName }
        let found = named.filter(message.isCalled)
        let note = Diagnostic.Note(at: message.name.range, "The spec of '\(component.name)' has it told so here.")
        func finding(_ difference: MemberDifference) -> Diagnostic {
            description.finding(
                at: difference.place,
                difference.message,
                help: ["Change one of them."],
                notes: [note],
                fixes: difference.fixes,
                subject: subject.subject(type, message.fullName)
            )
        }
        if let only = found.first {
            guard found.count == 1, !only.isUncertain(in: type) else { return [] }
            let comparison = MemberComparison(subject.code)
            if case .property(let property) = message.requirement,
                comparison.carries(only, property.type, SpecTypeReader(subject.code))
            {
                return []
            }
            return comparison.differences(ofReceived: only, from: message).map(finding)
        }
        if let similar = named.first {
            // A closure may be called like a function, and what is observed has a form of its own.
            guard named.count == 1, similar.kind == .method, message.function != nil else { return [] }
            return [
                finding(
                    MemberDifference(
                        message: "'\(type.name)' has '\(similar.name)', and the spec says '\(message.fullName)'.",
                        place: similar.nameRange,
                        described: message.name.range
                    )
                )
            ]
        }
        // An empty class is still to be written.
        guard !type.members.isEmpty, subject.code.hasMember(message.baseName, .project(type.id)) == false,
            message.function?.isInitializer != true
        else { return [] }
        let known = subject.code.inheritedMembers(of: type).map(\.name.string)
        let hint = Spelling.closest(to: message.fullName, among: known).map { "Did you mean '\($0)'?" }
        return [
            description.finding(
                at: type.declaration.nameRange,
                "'\(type.name)' has no '\(message.fullName)', which the spec describes.",
                help: [hint ?? "Write it, or take it out of the spec."],
                notes: [note],
                subject: subject.subject(type, message.fullName)
            )
        ]
    }
}

extension IndexedComponent {
    /// The messages that the document gives a channel.
    fileprivate func messages(ofChannel channel: String) -> [Member] {
        switch channel {
        case "actions": declaration.actions.filter { $0.exit == .channel }.map(\.member)
        case "routes": declaration.screen?.routes.map(\.member) ?? []
        default: declaration.screen?.channels.first { $0.channel.text == channel }?.messages ?? []
        }
    }
}
