/// `screenspec:allow RULE because REASON`: findings that somebody has looked at and wants to keep.
package struct Suppression: Hashable, Sendable {
    /// The rules that it names, in written order.
    package var rules: [NamedRule]
    /// `nil` where no reason is given.
    package var reason: String?
    /// The words in the comment, without the comment's sign.
    package var range: SourceRange
    /// Where findings are suppressed, the comment included; `nil` where nothing follows the comment.
    package var covered: SourceRange?
    /// Of `screenspec:open KEY because REASON in 'PLACE'`, the keys that nobody knows the values of; the rules are those that would
    /// ask for them.
    package var openKeys: [OpenKey] = []

    package init(rules: [NamedRule], reason: String?, at range: SourceRange, covering covered: SourceRange?) {
        self.rules = rules
        self.reason = reason
        self.range = range
        self.covered = covered
    }

    /// Whether it says what is not known, and does not allow what is known.
    package var isOpenPoint: Bool { !openKeys.isEmpty }

    /// A rule where a comment or a project file names it.
    package struct NamedRule: Hashable, Sendable {
        package var id: RuleID
        package var range: SourceRange

        package init(_ id: RuleID, at range: SourceRange) {
            self.id = id
            self.range = range
        }
    }
}

/// What the comments of one file say about findings.
package struct Suppressions: Hashable, Sendable {
    package var all: [Suppression]
    /// Comments that start with `screenspec:` and that nobody can follow.
    package var malformed: [Diagnostic]

    package init(_ all: [Suppression] = [], malformed: [Diagnostic] = []) {
        self.all = all
        self.malformed = malformed
    }

    package mutating func append(_ other: Suppressions) {
        all += other.all
        malformed += other.malformed
    }
}
