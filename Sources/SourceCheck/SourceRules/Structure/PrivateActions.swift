import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// What answers to a control is private to the object that registered it.
package enum PrivateActions {
    package static let description = RuleDescription.privateActions

    static let rule = TypeRule(description) { subject in
        let connected = subject.analysis(ConnectedActions.self)
        return { types in types.flatMap { findings(in: $0, connected, subject) } }
    }

    private static func findings(
        in type: CodeType,
        _ connected: ConnectedActions,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        guard type.isClass else { return [] }
        let handlers = subject.code.registeredHandlers(of: type)
        return type.members.compactMap { member in
            guard member.kind == .method, !member.isTypeMember else { return nil }
            let isAction = member.attributes.contains("IBAction") || !connected.occasions(of: member).isEmpty
            guard isAction || isOne(of: handlers, member) else { return nil }
            if isAction, isUnwindAction(member) { return nil }
            guard !subject.visibility.mayStayVisible(member, of: type),
                !subject.code.isSelectedElsewhere(member, of: type)
            else { return nil }
            return finding(for: member, isAction: isAction, of: type, subject)
        }
    }

    private static func isOne(of handlers: Set<String>, _ member: MemberFact) -> Bool {
        !handlers.isEmpty && (handlers.contains(member.name.string) || handlers.contains(member.baseName.string))
    }

    private static func finding(
        for member: MemberFact,
        isAction: Bool,
        of type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = member.baseName.string
        let owner = subject.code.qualifiedName(of: type.id)
        let what = isAction ? "action" : "handler"
        return description.finding(
            at: member.nameRange,
            "The \(what) '\(name)' of '\(owner)' can be called from outside.",
            help: ["Make it private."] + advice(on: member, of: type, subject),
            fixes: subject.visibility.privateFixes(for: member, of: type, isHandler: true),
            subject: subject.subject(type, member.name.string)
        )
    }

    private static func advice(on member: MemberFact, of type: CodeType, _ subject: CodeSubject) -> [String] {
        if subject.visibility.mentions.isMentionedInTests(member.baseName) {
            return [
                "Let tests that call it send the control's action, and others call a method that says what it does."
            ]
        }
        return subject.visibility.mayBeUsed(member, beyond: type)
            ? ["If others call it, give them a method that says what it does."] : []
    }

    private static func isUnwindAction(_ member: MemberFact) -> Bool {
        member.parameters.contains { $0.type?.stripped.name.map { $0 == "UIStoryboardSegue" } ?? false }
    }
}

extension CodeIndex {
    /// The methods that a class registers on itself for controls, gestures and bar items, by the names in `#selector`.
    package func registeredHandlers(of type: CodeType) -> Set<String> {
        var names: Set<String> = []
        for member in type.members {
            for call in member.calls {
                if let action = call.ownAction, let name = ownName(action, of: type) { names.insert(name) }
            }
        }
        return names
    }

    /// The name in a selector that stands alone, or behind `self` or the class itself.
    private func ownName(_ selector: ValueFact, of type: CodeType) -> String? {
        guard let use = selector.use, let name = selector.text?.string else { return nil }
        if use.components.count == 1 { return name }
        guard use.components.count == 2, let first = use.components.first else { return nil }
        return first.name == type.name ? name : nil
    }
}
