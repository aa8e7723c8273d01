import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// Initializers among what a view takes in.
extension MismatchedRequirement {
    /// What a class has in place of an initializer that the spec describes; `nil` where it has that, or may have it.
    static func replaced(
        _ message: ScreenModel.Member,
        among messages: [ScreenModel.Member],
        _ key: ComparedKey,
        in type: CodeType,
        _ specName: String,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>]? {
        guard message.function?.isInitializer == true, !type.mayHaveMoreMembers else { return nil }
        let all = subject.code.inheritedMembers(of: type).filter { $0.kind == .initializer }
        guard !all.contains(where: message.isCalled) else { return nil }
        let own = type.members.filter { $0.kind == .initializer && $0.name != "init(coder:)" }
        // What a class has of its own takes the place of what it would inherit.
        guard own.contains(where: { !$0.modifiers.contains("convenience") }),
            !own.contains(where: { $0.isUncertain(in: type) })
        else { return nil }
        let others = own.filter { found in !found.isOverride && !messages.contains { $0.isCalled(found) } }
        let lacking = messages.filter { message in
            message.function?.isInitializer == true && !all.contains(where: message.isCalled)
        }
        let fixes = ContractFixes(subject)
        let difference: MemberDifference
        if others.count == 1, lacking.count == 1, let other = others.first {
            difference = MemberDifference(
                message: "'\(type.name)' has '\(other.name)', and the spec says '\(message.fullName)'.",
                place: other.nameRange,
                fixes: fixes.changing(other, or: message)
            )
        } else {
            difference = MemberDifference(
                message: "'\(type.name)' has no '\(message.fullName)', which the spec describes.",
                place: type.declaration.nameRange,
                fixes: [fixes.takingOut(message.name)]
            )
        }
        let note = Diagnostic.Note(at: message.name.range, "The spec of '\(specName)' has it told so here.")
        let finding = difference.finding(of: description, note, subject: subject.subject(type, message.fullName))
        return [Comparison(key, message.name.range, .differs(finding))]
    }
}
