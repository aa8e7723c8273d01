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
            let actions = component.declaration.actions
            let closures = actions.filter { $0.exit == .property }.map { $0.property($0.propertyType) }
            return channels.filter { component.component.interface(ofChannel: $0.name.text) == nil }.flatMap {
                channel -> [Comparison<Diagnostic>] in
                guard let to = channel.to?.text, let name = component.component.player(ofRole: to)?.type else {
                    return []
                }
                let messages = component.messages(ofChannel: channel.name.text)
                let sender = channel.from.flatMap { component.component.player(ofRole: $0.text)?.type }
                let comparisons = comparisons(.message, messages, inTypeCalled: name, component, subject)
                // What a class tells itself needs nobody else to see it.
                return sender == name
                    ? comparisons : comparisons + hidden(messages, inTypeCalled: name, component, subject)
            }
                + comparisons(.input, inputs, inTypeCalled: view, component, subject)
                + covering(comparisons(.closure, closures, inTypeCalled: view, component, subject), component, subject)
                + hidden(inputs + closures, inTypeCalled: view, component, subject)
                + heldClosures(actions.filter { $0.exit == .closure }, of: component, subject)
        }
    }

    /// A closure that is gone, or has another name, leaves the handler behind that calls it.
    private static func covering(
        _ closures: [Comparison<Diagnostic>],
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        guard closures.count(where: { $0.difference != nil }) == 1,
            let idle = UndeclaredAction.onlyOne(of: component, subject)
        else { return closures }
        return closures.map { comparison in
            comparison.map { finding in
                var finding = finding
                finding.covers.append(idle)
                return finding
            }
        }
    }

    /// The closures of a struct 'Actions' that is written by hand.
    private static func heldClosures(_ actions: [Action], of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        guard !component.component.generates, !actions.isEmpty else { return [] }
        let name = "\(component.component.viewType).Actions"
        let types = subject.types(called: name, of: component)
        let closures = actions.map { action -> ScreenModel.Member in
            let name = action.member.baseName
            let found = types.first?.members.first { $0.isProperty && $0.baseName == name }
            guard found?.type?.isOptional == false else { return action.property(action.propertyType) }
            return action.property(action.propertyType.unwrapped)
        }
        return comparisons(.closure, closures, inTypeCalled: name, component, subject)
    }

    /// Members that nobody but their own type sees, and that a spec has others use.
    private static func hidden(
        _ messages: [ScreenModel.Member],
        inTypeCalled name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        guard case .success(let type) = subject.onlyType(called: name, of: component) else { return [] }
        return messages.filter { component.owns($0.name.range) }.compactMap { message in
            // A case may be called like what the class does for it.
            if ReceivedInput.called(message, of: type, subject)?.isGiven(as: message) == true { return nil }
            let found = subject.code.inheritedMembers(of: type).filter(message.isCalled)
            guard found.count == 1, let only = found.first, only.access == .private, !only.isUncertain(in: type) else {
                return nil
            }
            let finding = description.finding(
                at: only.nameRange,
                "'\(message.fullName)' is private, and the spec has others use it.",
                help: ["Let others see it, or take it out of the spec."],
                notes: [
                    Diagnostic.Note(at: message.name.range, "The spec of '\(component.name)' has it told so here.")
                ],
                fixes: ContractFixes(subject).showing(only, or: message.name),
                subject: subject.subject(type, message.fullName)
            )
            return Comparison(.access, message.name.range, .differs(finding))
        }
    }

    private static func comparisons(
        _ key: ComparedKey,
        _ messages: [ScreenModel.Member],
        inTypeCalled name: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let messages = messages.filter { component.owns($0.name.range) }
        guard !messages.isEmpty else { return [] }
        switch subject.onlyType(called: name, of: component) {
        case .failure(let reason): return messages.map { Comparison(key, $0.name.range, .open(reason)) }
        case .success(let type):
            return messages.flatMap { message in
                replaced(message, among: messages, key, in: type, component.name, subject)
                    ?? ReceivedMessage(message, key, in: type, component.name, subject).comparisons
            }
        }
    }

    /// What types that specs describe have for their methods.
    static func methods(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        DescribedType.all(in: subject).flatMap { described in
            described.methods.flatMap {
                ReceivedMessage($0, .method, in: described.type, described.type.name, subject).comparisons
            }
        }
    }
}

extension Action {
    /// What the class of the view has for one that leaves by a property.
    fileprivate func property(_ type: SwiftType) -> ScreenModel.Member {
        let type = TypeReference(type, at: member.name.range)
        return ScreenModel.Member(
            name: member.name,
            requirement: .property(PropertyRequirement(name: member.name.text, type: type))
        )
    }
}
