import ScreenSpecDiagnostics

/// Tests name rules as teams do: by their text.
extension RuleID: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension RuleDescription {
    /// A rule that a test makes up.
    package static func sample(
        _ id: RuleID,
        _ severity: Severity? = .error,
        _ category: Category = .architecture,
        purpose: String = "",
        isConfigurable: Bool? = nil
    ) -> RuleDescription {
        RuleDescription(
            id.text,
            severity,
            category,
            purpose: purpose,
            why: "",
            wrong: .words(""),
            right: .words(""),
            isConfigurable: isConfigurable
        )
    }
}

extension Diagnostic {
    /// A finding of a rule that a test makes up.
    package static func sample(
        _ rule: RuleID,
        _ severity: Severity = .error,
        at range: SourceRange?,
        _ message: String,
        help: [String] = [],
        notes: [Note] = [],
        fixes: [Fix] = [],
        subject: Subject = .project
    ) -> Diagnostic {
        RuleDescription.sample(rule, severity)
            .finding(at: range, message, help: help, notes: notes, fixes: fixes, subject: subject)
    }
}
