import SourceText

/// A check over one kind of subject, with the card that says why it exists.
///
/// A card may have two rules: one over the specs, whose subject is a `ProgramIndex`, and one over hand-written code.
package struct Rule<Subject: Sendable>: Sendable {
    package let card: RuleCard
    /// All that is wrong with the subject, with the card's severity.
    package let check: @Sendable (Subject) -> [Diagnostic]

    package init(_ card: RuleCard, check: @escaping @Sendable (Subject) -> [Diagnostic]) {
        self.card = card
        self.check = check
    }
}

extension RuleCard {
    /// A finding of this rule. A rule that is off by default reports warnings once somebody switches it on.
    package func finding(
        at range: SourceRange?,
        _ message: String,
        notes: [Diagnostic.Note] = [],
        fixes: [Diagnostic.Fix] = [],
        subject: Subject
    ) -> Diagnostic {
        Diagnostic(id, severity ?? .warning, at: range, message, notes: notes, fixes: fixes, subject: subject)
    }
}
