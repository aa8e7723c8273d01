import ScreenSpecDiagnostics
import SourceFacts

extension CodeSubject {
    /// That others can reach a part of a view, with what to do about it.
    func finding(
        of rule: RuleDescription,
        _ message: String,
        exposing member: MemberFact,
        of type: CodeType
    ) -> Diagnostic {
        let name = member.baseName.string
        // Where nobody else uses it, there is nothing to offer in its place.
        let offer = "If others use it, let '\(code.qualifiedName(of: type.id))' offer what they need."
        return rule.finding(
            at: member.nameRange,
            message,
            help: ["Make it private.", visibility.isOffered(member, beyond: type) ? offer : nil],
            notes: specNotes(on: name, of: type),
            fixes: visibility.privateFixes(for: member, of: type),
            subject: subject(type, name)
        )
    }
}
