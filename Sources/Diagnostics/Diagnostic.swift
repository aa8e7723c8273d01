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
///
/// Made from the description of its rule, by `RuleDescription.finding`, or read back from where it was stored.
package struct Diagnostic: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    /// The place; `nil` where a finding belongs to no file.
    package var range: SourceRange?
    /// What is wrong, in a short sentence without a line break.
    package var message: String
    /// What to do about it, a sentence each.
    package var help: [String]
    /// Who else is involved, and where.
    package var notes: [Note]
    package var fixes: [Fix]
    package var subject: Subject
    /// The findings that say no more than this one does: only this one is shown.
    package var covers: [Counterpart]

    /// A finding that was made before, as it is read back.
    package init(
        stored rule: RuleID,
        _ severity: Severity,
        at range: SourceRange?,
        _ message: String,
        help: [String],
        notes: [Note],
        fixes: [Fix],
        subject: Subject,
        covers: [Counterpart] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.range = range
        self.message = message
        self.help = help
        self.notes = notes
        self.fixes = fixes
        self.subject = subject
        self.covers = covers
    }

    /// A finding by its rule and what it is about, at one place or wherever it stands.
    package struct Counterpart: Hashable, Sendable {
        package let rule: RuleID
        package let subject: Subject
        /// Where both tell one mistake, so that who allows the one allows the other as well.
        package var place: SourceRange?

        package init(_ rule: RuleID, _ subject: Subject, at place: SourceRange? = nil) {
            self.rule = rule
            self.subject = subject
            self.place = place
        }
    }

    /// Message and help in one line, for forms that have no other room for it.
    package var messageWithHelp: String {
        ([message] + help).joined(separator: " ")
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

extension RuleDescription {
    /// A finding of this rule. A rule that is off by default reports warnings once somebody switches it on.
    ///
    /// Of help, notes and fixes, what there is none of by the case is left out.
    ///
    /// - Parameter isDoubtful: Whether the rule can tell by the case that nothing may be wrong after all, so that the finding is a
    ///   warning, however severe others of the rule are.
    package func finding(
        at range: SourceRange?,
        _ message: String,
        help: [String?] = [],
        notes: [Diagnostic.Note?] = [],
        fixes: [Diagnostic.Fix?] = [],
        subject: Subject = .project,
        covers: Diagnostic.Counterpart? = nil,
        isDoubtful: Bool = false
    ) -> Diagnostic {
        Diagnostic(
            stored: id,
            isDoubtful ? .warning : severity ?? .warning,
            at: range,
            message.withoutBulk,
            help: help.compactMap { $0?.withoutBulk },
            notes: notes.compactMap(\.self),
            fixes: fixes.compactMap(\.self),
            subject: subject,
            covers: covers.map { [$0] } ?? []
        )
    }
}
