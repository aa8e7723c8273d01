import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// A message that has another name where it is sent and where it is received: one mistake, though no side knows what the spec says.
struct RenamedMessage {
    /// What the receiver has.
    let method: MemberFact
    /// Where it is sent by that name.
    let calls: [SourceRange]
    /// What is told of who sends it.
    let covers: [Diagnostic.Counterpart]

    /// - Parameter unanswered: Calls by protocols of what those do not demand.
    /// - Returns: `nil` where it is not plain that there is one.
    init?(
        _ message: Member,
        by interface: Interface,
        to receiver: CodeType,
        of component: IndexedComponent,
        _ unanswered: UnansweredMessages,
        _ subject: CodeSubject
    ) {
        let role = component.component.player(ofRole: component.sender(of: message, by: interface))
        let types = subject.types(called: role?.type ?? component.component.viewType, of: component)
        guard message.function != nil, let sender = types.first, role == nil || role?.type != nil else { return nil }
        let speakers = role?.isView ?? true ? types + types.flatMap(subject.viewParts) : types
        let sent = zip(speakers, unanswered.messages(of: speakers[...])).flatMap { speaker, messages in
            messages.compactMap { Sent($0, by: speaker, interface, subject) }
        }
        let names = Set(sent.map(\.name))
        let wanted = Set(interface.members.map(\.baseName))
        let labels = message.fullName.dropFirst(message.baseName.count)
        let methods = subject.code.inheritedMembers(of: receiver).filter { member in
            let name = member.baseName.string
            return member.kind == .method && !member.isTypeMember && names.contains(name) && !wanted.contains(name)
                && member.name.string.dropFirst(name.count) == labels
        }
        guard methods.count == 1, let method = methods.first else { return nil }
        self.method = method
        let meant = sent.filter { $0.name == method.baseName.string }
        calls = meant.map(\.range)
        covers =
            [Diagnostic.Counterpart(UnsentMessage.description.id, subject.subject(sender, message.fullName))]
            + meant.map { call in
                let member = "\(interface.name).\(call.name)"
                return Diagnostic.Counterpart(
                    UndeclaredMessage.description.id,
                    subject.subject(call.speaker, member)
                )
            }
    }

    /// A call by the protocol of what that does not demand.
    private struct Sent {
        let speaker: CodeType
        let name: String
        let range: SourceRange

        init?(
            _ message: UnansweredMessages.Message,
            by speaker: CodeType,
            _ interface: Interface,
            _ subject: CodeSubject
        ) {
            guard message.vocabulary.vocabulary(subject.specTable)?.name == interface.name,
                let called = message.call.calledPath.last
            else { return nil }
            (self.speaker, name, range) = (speaker, called.name.string, called.range)
        }
    }

    /// The two ways out: the code's side is changed wherever the message is sent too.
    func fixes(of message: Member, _ subject: CodeSubject) -> [Diagnostic.Fix] {
        ContractFixes(subject).changing(method, or: message).map { fix in
            guard fix.edits.contains(where: { $0.range.file == method.nameRange.file }) else { return fix }
            let others = calls.map { Diagnostic.Edit(at: $0, with: SwiftName.escaped(message.baseName)) }
            return Diagnostic.Fix(fix.title, edits: fix.edits + others, isSafe: fix.isSafe)
        }
    }
}
