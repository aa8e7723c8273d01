import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What a class has for the messages of a channel without a protocol, and a view for its inputs: nothing but the spec says what it
/// is to have.
extension MismatchedRequirement {
    static func receivedMessages(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            let channels = component.vocabulary?.architecture.channels ?? []
            let view = component.component.viewType
            let inputs = component.declaration.inputs
            let closures = component.declaration.actions.filter { $0.exit == .property }.map(\.property)
            return channels.filter { component.component.interface(ofChannel: $0.name.text) == nil }.flatMap {
                channel -> [Comparison<Diagnostic>] in
                guard let to = channel.to?.text, let name = component.component.player(ofRole: to)?.type else {
                    return []
                }
                let messages = component.messages(ofChannel: channel.name.text)
                return comparisons(.message, messages, inTypeCalled: name, component, subject)
            }
                + comparisons(.input, inputs, inTypeCalled: view, component, subject)
                + comparisons(.closure, closures, inTypeCalled: view, component, subject)
        }
    }

    private static func comparisons(
        _ key: ComparedKey,
        _ messages: [Member],
        inTypeCalled name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let messages = messages.filter { component.owns($0.name.range) }
        guard !messages.isEmpty else { return [] }
        let types = subject.types(called: name, of: component)
        guard types.count == 1, let type = types.first else {
            let reason: OpenReason = types.isEmpty ? .absent : .severalTypes
            return messages.map { Comparison(key, $0.name.range, .open(reason)) }
        }
        return messages.flatMap { comparisons(key, $0, in: type, component.name, subject) }
    }

    /// What types that specs describe have for their methods.
    static func methods(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        DescribedType.all(in: subject).flatMap { described in
            described.methods.flatMap { comparisons(.method, $0, in: described.type, described.type.name, subject) }
        }
    }

    private static func comparisons(
        _ key: ComparedKey,
        _ message: Member,
        in type: CodeType,
        _ specName: String,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let named = subject.code.inheritedMembers(of: type).filter { $0.baseName == message.baseName }
        let found = named.filter(message.isCalled)
        let note = Diagnostic.Note(at: message.name.range, "The spec of '\(specName)' has it told so here.")
        func finding(_ difference: MemberDifference) -> Diagnostic {
            description.finding(
                at: difference.place,
                difference.message,
                help: difference.help,
                notes: [note],
                fixes: difference.fixes,
                subject: subject.subject(type, message.fullName)
            )
        }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(key, message.name.range, outcome)]
        }
        if let only = found.first {
            guard found.count == 1 else { return compared(.open(.severalMembers)) }
            guard !only.isUncertain(in: type) else { return compared(.open(.conditional)) }
            if key != .closure, case .property(let property) = message.requirement,
                TypeComparison(subject.code).carries(only, property.type, SpecTypeReader(subject.code))
            {
                return compared(.held(only.nameRange))
            }
            return compared(.held(only.nameRange))
                + MemberComparison(subject.code).outcomes(ofReceived: only, against: message).map { $0.map(finding) }
        }
        if let similar = named.first {
            // A closure may be called like a function, and what is observed has a form of its own.
            guard named.count == 1, similar.kind == .method, message.function != nil else {
                return compared(.open(.otherKind))
            }
            let difference = MemberDifference(
                message: "'\(type.name)' has '\(similar.name)', and the spec says '\(message.fullName)'.",
                place: similar.nameRange
            )
            return compared(.differs(finding(difference)))
        }
        // An empty class is still to be written.
        guard !type.members.isEmpty, message.function?.isInitializer != true else { return compared(.open(.absent)) }
        guard subject.code.hasMember(message.baseName, .project(type.id)) == false else {
            return compared(.open(.inherited))
        }
        let known = subject.code.inheritedMembers(of: type).map(\.name.string)
        let hint = Spelling.closest(to: message.fullName, among: known).map { "Did you mean '\($0)'?" }
        return compared(
            .differs(
                description.finding(
                    at: type.declaration.nameRange,
                    "'\(type.name)' has no '\(message.fullName)', which the spec describes.",
                    help: [hint ?? "Write it, or take it out of the spec."],
                    notes: [note],
                    subject: subject.subject(type, message.fullName)
                )
            )
        )
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

extension Action {
    /// What the class of the view has for one that leaves by a property.
    fileprivate var property: Member {
        let type = TypeReference(propertyType, at: member.name.range)
        return Member(
            name: member.name,
            requirement: .property(PropertyRequirement(name: member.name.text, type: type))
        )
    }
}
