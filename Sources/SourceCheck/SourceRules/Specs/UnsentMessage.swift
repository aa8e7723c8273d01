import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What a spec says that a role says, its code says somewhere.
package enum UnsentMessage {
    package static let description = RuleDescription.unsentMessage

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        let swapped = subject.analysis(SwappedActions.self)
        return subject.specs.components.flatMap { component -> [Diagnostic] in
            var found =
                component.component.interfaces.flatMap { interface -> [Diagnostic] in
                    // Of what all screens may say, a single one need not say all.
                    guard interface.kind != .dataSource, !interface.isShared else { return [] }
                    return findings(interface, of: component, swapped, subject)
                } + closures(of: component, swapped, subject) + calls(of: component, swapped, subject)
            let views = subject.handlingTypes(of: component).map(\.declaration.nameRange)
            let told = found.indices.filter { found[$0].range.map(views.contains) ?? false }
            if told.count == 1, let idle = UndeclaredAction.onlyOne(of: component, subject) {
                found[told[0]].covers.append(idle)
            }
            return found
        }
    }

    private static func findings(
        _ interface: Interface,
        of component: IndexedComponent,
        _ swapped: SwappedActions,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let members = interface.members.filter { !swapped.tells($0) }
        let bySender = Dictionary(grouping: members) { component.sender(of: $0, by: interface) }
        return bySender.flatMap { findings($1, from: $0, interface, of: component, subject) }
    }

    private static func findings(
        _ messages: [Member],
        from sender: String,
        _ interface: Interface,
        of component: IndexedComponent,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        let role = component.component.player(ofRole: sender)
        let types = subject.types(called: role?.type ?? component.component.viewType, of: component)
        guard let first = types.first, role == nil || role?.type != nil else { return [] }
        let isView = role?.isView ?? true
        let spoken = subject.names(
            spokenBy: isView ? types + types.flatMap(subject.viewParts) : types,
            // Who is both need not look for anybody else.
            areOthersAddressed: component.component.player(ofRole: interface.to)?.type != first.name
        )
        let requirements = subject.writtenRequirements(ofProtocol: interface.name)
        return messages.compactMap { member in
            // That the protocol has it otherwise is told there.
            if let requirements, requirements.first(where: member.isCalled)?.isTypeMember ?? true { return nil }
            let isOverloaded = interface.members.count(where: { $0.baseName == member.baseName }) > 1
            // Whoever opens the screen asks a type for it, not the sender: a static factory is sent to no object.
            guard let function = member.function, !function.isStatic,
                !spoken.contains(function, isOverloaded: isOverloaded)
            else {
                return nil
            }
            let receiver = interface.to == "owner" ? "its owner" : "the \(interface.to)"
            return finding(member, from: first, to: receiver, by: "'\(interface.name)'", component, subject)
        }
    }

    /// Of a channel without a protocol, the receiver's own methods. Where routes lead is another rule's matter.
    private static func calls(of component: IndexedComponent, _ swapped: SwappedActions, _ subject: CodeSubject)
        -> [Diagnostic]
    {
        let channels = component.vocabulary?.architecture.channels ?? []
        return channels.flatMap { channel -> [Diagnostic] in
            let name = channel.name.text
            guard name != "routes", component.component.interface(ofChannel: name) == nil,
                let from = channel.from.flatMap({ component.component.player(ofRole: $0.text) }),
                let to = channel.to.flatMap({ component.component.player(ofRole: $0.text) }),
                let told = to.type, let said = from.type, told != said,
                case .success(let receiver) = subject.onlyType(called: told, of: component),
                case .success(let sender) = subject.onlyType(called: said, of: component)
            else { return [] }
            let methods = subject.code.inheritedMembers(of: receiver).filter { $0.kind == .method }
            let messages = component.messages(ofChannel: name).filter { message in
                component.owns(message.name.range) && !swapped.tells(message)
                    && message.function.map { !$0.isStatic && !$0.isInitializer } == true
                    && methods.contains(where: message.isCalled)
            }
            guard !messages.isEmpty else { return [] }
            let spoken = subject.names(spokenBy: from.isView ? [sender] + subject.viewParts(of: sender) : [sender])
            return messages.compactMap { message in
                guard let function = message.function, !spoken.contains(function, isOverloaded: false) else {
                    return nil
                }
                let (role, way) = ("the \(channel.to?.text ?? told)", "a method of '\(receiver.name)'")
                return finding(message, from: sender, to: role, by: way, component, subject)
            }
        }
    }

    /// Actions that leave by closures have no protocol.
    private static func closures(of component: IndexedComponent, _ swapped: SwappedActions, _ subject: CodeSubject)
        -> [Diagnostic]
    {
        // A stream may be made of what a control says by itself.
        let actions = component.declaration.actions.filter {
            ($0.exit == .closure || $0.exit == .property && $0.member.function != nil) && !swapped.tells($0.member)
        }
        let types = subject.types(called: component.component.viewType, of: component)
        guard !actions.isEmpty, let first = types.first else { return [] }
        let spoken = subject.names(spokenByClosuresOf: types)
        return actions.compactMap { action in
            guard !spoken.contains(action.member.name.text), hasClosure(action, of: component, first, subject) else {
                return nil
            }
            let way = action.exit == .closure ? "'Actions'" : "a closure"
            return finding(action.member, from: first, to: "its owner", by: way, component, subject)
        }
    }

    /// Whether there may be such a closure: that there is none is told by itself.
    private static func hasClosure(
        _ action: Action,
        of component: IndexedComponent,
        _ type: CodeType,
        _ subject: CodeSubject
    ) -> Bool {
        let name = action.member.baseName
        if action.exit == .property {
            return !subject.code.isOnlyAskedFor(name, of: type)
                && subject.code.hasMember(name, .project(type.id)) != false
        }
        let held = subject.types(called: "\(component.component.viewType).Actions", of: component)
        guard !component.component.generates, held.count == 1, let actions = held.first else { return true }
        return subject.code.hasMember(name, .project(actions.id)) != false
    }

    private static func finding(
        _ member: Member,
        from sender: CodeType,
        to receiver: String,
        by way: String,
        _ component: IndexedComponent,
        _ subject: CodeSubject
    ) -> Diagnostic {
        description.finding(
            at: sender.declaration.nameRange,
            "'\(sender.name)' never sends '\(member.fullName)', which the spec has it tell \(receiver).",
            help: ["Send it, or take it out of the spec."],
            notes: [
                Diagnostic.Note(
                    at: member.name.range,
                    "The spec of '\(component.name)' declares it here, as a message by \(way)."
                )
            ],
            subject: subject.subject(sender, member.fullName)
        )
    }
}
