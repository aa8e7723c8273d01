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
        let handlers = type.registeredSelectors
        return type.members.compactMap { member in
            guard member.kind == .method, !member.isTypeMember else { return nil }
            let isAction = member.attributes.contains("IBAction") || !connected.occasions(of: member).isEmpty
            guard isAction || isOne(of: handlers, member) else { return nil }
            if isAction, member.isUnwindAction { return nil }
            guard !subject.visibility.mayStayVisible(member, of: type),
                !subject.code.isSelectedElsewhere(member, of: type)
            else { return nil }
            return finding(for: member, isAction: isAction, of: type, subject)
        }
    }

    private static func isOne(of handlers: [String: Handler.Registration], _ member: MemberFact) -> Bool {
        !handlers.isEmpty && (handlers[member.name.string] ?? handlers[member.baseName.string]) != nil
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
}
