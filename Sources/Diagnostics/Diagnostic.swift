/// How much a finding weighs. An error fails a run; a warning does so under `--strict`.
package enum Severity: String, Hashable, Sendable, CaseIterable, Encodable {
    case error
    case warning
}

/// What a finding is about, whatever line it stands on: the key of baselines.
package struct Subject: Hashable, Sendable, Encodable {
    /// The screen, view or type: `Login`, `ProductCell`.
    package var owner: String
    /// The member of it, as written: `subviews.priceLabel`, `viewModel.price`.
    package var member: String?

    package init(_ owner: String, _ member: String? = nil) {
        self.owner = owner
        self.member = member
    }

    package static let project = Subject("")
}

/// One thing that a run found: where, how bad, what, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    /// The place; `nil` where a finding belongs to no file.
    package var range: SourceRange?
    /// The reason and the remedy, in one or two sentences without a line break.
    package var message: String
    package var notes: [Note]
    package var fixes: [Fix]
    package var subject: Subject

    package init(
        _ rule: RuleID,
        _ severity: Severity = .error,
        at range: SourceRange?,
        _ message: String,
        notes: [Note] = [],
        fixes: [Fix] = [],
        subject: Subject = .project
    ) {
        self.rule = rule
        self.severity = severity
        self.range = range
        self.message = message.withoutBulk
        self.notes = notes
        self.fixes = fixes
        self.subject = subject
    }

    /// A second place that explains a finding, such as where a name was first used.
    package struct Note: Hashable, Sendable {
        package var range: SourceRange?
        package var message: String

        package init(at range: SourceRange?, _ message: String) {
            self.range = range
            self.message = message
        }
    }
}
