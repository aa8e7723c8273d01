/// The name of a rule, as teams write it in project files and suppressions: `private-subviews`.
///
/// The program takes it from the rule's description, so that a rule that is renamed or removed leaves no name behind.
package struct RuleID: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

/// What a rule is, as people read it: listed by `rules`, shown by `explain`, tested by its own examples.
package struct RuleDescription: Sendable {
    package enum Category: String, Sendable, CaseIterable {
        /// Errors of the language; none but `unknown-type` can be switched off.
        case language
        case architecture
        case style
        /// What concerns files and the run rather than a spec.
        case run
    }

    /// What a finding depends on. `extract` asks rules again whenever it has changed what they depend on, and only then.
    package enum Basis: Sendable {
        /// The code and what lies beside it: whatever specs say, and whichever architecture applies, the rule finds the same.
        case code
        /// What specs say, or which architecture applies.
        case specs
    }

    package let id: RuleID
    /// The severity unless the project file says otherwise; `nil` is off.
    package let severity: Severity?
    package let category: Category
    package let basis: Basis
    /// Whether a finding means that the run could not be done, rather than that something in it is wrong.
    package let isFailure: Bool
    /// One line: what the rule asks for.
    package let purpose: String
    /// Why it exists: what goes wrong without it.
    package let why: String
    package let wrong: Example
    package let right: Example
    /// What it does not catch, in sentences; empty if nothing is known.
    package let misses: String
    /// Whether a project may change the severity of the rule or suppress it: those of architecture and style, and few others.
    package let isConfigurable: Bool
    /// Whether it finds each place at which a type uses another one that it has no business with. Those of one type are reported
    /// together.
    package let isAboutUses: Bool
    /// Whether it looks at tests, which other rules leave alone.
    package let isAboutTests: Bool

    package init(
        _ id: String,
        _ severity: Severity?,
        _ category: Category,
        basis: Basis = .specs,
        isFailure: Bool = false,
        purpose: String,
        why: String,
        wrong: Example,
        right: Example,
        misses: String = "",
        isConfigurable: Bool? = nil,
        isAboutUses: Bool = false,
        isAboutTests: Bool = false
    ) {
        self.id = RuleID(id)
        self.severity = severity
        self.category = category
        self.basis = basis
        self.isFailure = isFailure
        self.purpose = purpose
        self.why = why
        self.wrong = wrong
        self.right = right
        self.misses = misses
        self.isConfigurable = isConfigurable ?? (category == .architecture || category == .style)
        self.isAboutUses = isAboutUses
        self.isAboutTests = isAboutTests
    }

    /// Files that show the rule; in a wrong example `⟦` and `⟧` stand around the place that is reported.
    package struct Example: Sendable {
        package let files: [File]

        package init(_ files: [File]) {
            self.files = files
        }

        /// One spec file.
        package static func spec(_ text: String) -> Example {
            Example([File(path: "Example.screen.yaml", text: text)])
        }

        /// One file of hand-written Swift.
        package static func swift(_ text: String) -> Example {
            Example([File(path: "Example.swift", text: text)])
        }

        /// A spec file, and the hand-written Swift beside it.
        package static func specAndCode(_ spec: String, _ code: String) -> Example {
            Example([File(path: "Example.screen.yaml", text: spec), File(path: "Example.swift", text: code)])
        }

        /// A case that no file shows, such as a disk without room, in words.
        package static func words(_ text: String) -> Example {
            Example([File(path: "", text: text)])
        }

        package struct File: Sendable {
            package let path: String
            package let text: String

            package init(path: String, text: String) {
                self.path = path
                self.text = text
            }
        }
    }
}
