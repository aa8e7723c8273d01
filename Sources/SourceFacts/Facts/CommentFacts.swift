import ScreenSpecDiagnostics

/// `// screenspec:allow RULE because REASON`.
struct SuppressionFact: ColumnRow {
    enum Column: Int, FactColumn {
        case lower, upper, coveredLower, coveredUpper, reason, firstRule, ruleCount

        static let table = FactTable.suppressions

        static var last: Column { .ruleCount }

        var content: FactContent {
            switch self {
            case .lower, .upper: .offset
            case .coveredLower, .coveredUpper: .optionalOffset
            case .reason: .optionalText
            case .firstRule: .first(.suppressedRules)
            case .ruleCount: .count
            }
        }
    }

    let facts: FileFacts
    let index: Int

    var rules: FactRows<SuppressedRuleFact> { rows(.firstRule, count: .ruleCount) }

    var suppression: Suppression {
        let hasCover = optionalOffset(.coveredLower) != nil && optionalOffset(.coveredUpper) != nil
        return Suppression(
            rules: rules.map(\.rule),
            reason: optionalText(.reason)?.string,
            at: range(.lower, .upper),
            covering: hasCover ? range(.coveredLower, .coveredUpper) : nil
        )
    }
}

struct SuppressedRuleFact: ColumnRow {
    enum Column: Int, FactColumn {
        case name, lower, upper

        static let table = FactTable.suppressedRules

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .name: .text
            case .lower, .upper: .offset
            }
        }
    }

    let facts: FileFacts
    let index: Int

    var rule: Suppression.NamedRule {
        Suppression.NamedRule(RuleID(text(.name).string), at: range(.lower, .upper))
    }
}

struct MalformedSuppressionFact: ColumnRow {
    enum Column: Int, FactColumn {
        case message, lower, upper, help

        static let table = FactTable.malformedSuppressions

        static var last: Column { .help }

        var content: FactContent {
            switch self {
            case .message: .text
            case .lower, .upper: .offset
            case .help: .optionalText
            }
        }
    }

    let facts: FileFacts
    let index: Int

    var diagnostic: Diagnostic {
        RuleDescription.malformedAllow.finding(
            at: range(.lower, .upper),
            text(.message).string,
            help: optionalText(.help).map { [$0.string] } ?? []
        )
    }
}

/// Something that the parser did not take for Swift.
public struct SyntaxErrorFact: ColumnRow {
    enum Column: Int, FactColumn {
        case message, lower, upper, isNote

        static let table = FactTable.syntaxErrors

        static var last: Column { .isNote }

        var content: FactContent {
            switch self {
            case .message: .text
            case .lower, .upper: .offset
            case .isNote: .number
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// Without a capital letter and a full stop: `')' is missing`.
    package var message: FactText { text(.message) }
    package var range: SourceRange { range(.lower, .upper) }
    /// Whether it belongs to the error before it: `to match this opening '{'`.
    package var isNote: Bool { word(.isNote) != 0 }
}

extension FileFacts {
    /// What the comments of the file say about findings.
    package var suppressions: Suppressions {
        Suppressions(suppressionRows.map(\.suppression), malformed: malformedSuppressionRows.map(\.diagnostic))
    }
}
