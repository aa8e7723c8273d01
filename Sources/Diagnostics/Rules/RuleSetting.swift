/// What a project file says about one rule: `private-subviews: error`, or in the long form also for which files.
package struct RuleSetting: Hashable, Sendable {
    package enum Level: String, Hashable, Sendable, CaseIterable {
        case error
        case warning
        case off

        /// `nil` is off.
        package var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// A path, or a pattern of paths, where the project file names it.
    package struct Pattern: Hashable, Sendable {
        package var text: String
        package var range: SourceRange

        package init(_ text: String, at range: SourceRange) {
            self.text = text
            self.range = range
        }
    }

    package var rule: Suppression.NamedRule
    /// `nil` leaves the rule as it is.
    package var level: Level?
    /// The only files that the rule looks at; empty for all.
    package var paths: [Pattern]
    /// Files that the rule passes over.
    package var except: [Pattern]
    /// Whether a rule that is silent where it can prove that nothing comes of a mistake is to report every one; `nil` where nothing
    /// is said.
    package var isEvery: Bool?

    package init(
        _ rule: Suppression.NamedRule,
        level: Level?,
        paths: [Pattern] = [],
        except: [Pattern] = [],
        isEvery: Bool? = nil
    ) {
        self.rule = rule
        self.level = level
        self.paths = paths
        self.except = except
        self.isEvery = isEvery
    }

    /// The rules that have such cases.
    package static let rulesWithEvery: Set<RuleID> = [RuleID("weak-delegate"), RuleID("class-bound-delegate")]

    /// - Parameter severity: `nil` is off.
    package init(_ rule: Suppression.NamedRule, severity: Severity?) {
        self.init(rule, level: severity.flatMap { Level(rawValue: $0.rawValue) } ?? .off)
    }

    package var isScoped: Bool {
        !paths.isEmpty || !except.isEmpty
    }
}
