/// A check over one kind of subject, with the description that says why it exists.
///
/// A description may have two rules: one over the specs, and one over hand-written code.
package struct Rule<Subject: Sendable>: Sendable {
    package let description: RuleDescription
    package let reliance: Reliance
    /// All that is wrong with the subject, with the description's severity.
    package let check: @Sendable (Subject) -> [Diagnostic]

    package init(
        _ description: RuleDescription,
        relyingOn reliance: Reliance = .nothing,
        check: @escaping @Sendable (Subject) -> [Diagnostic]
    ) {
        self.description = description
        self.reliance = reliance
        self.check = check
    }
}

/// What must be free of errors for a rule to be right.
///
/// A rule that reports what is missing would otherwise miss what could not be read, and turn one mistake into two
/// findings: where a route's destination is misspelt, the screen that was meant is not unreached.
package enum Reliance: Sendable {
    case nothing
    /// The file of the finding.
    case file
    /// All specs.
    case project
}
