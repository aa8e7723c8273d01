import ScreenSpecDiagnostics

/// What stands behind `#if FLAG`, and is compiled where a build sets the flag alone: one row for each flag that all of it asks for.
public struct ConditionFact: ColumnRow {
    enum Column: Int, FactColumn {
        case flag, lower, upper

        static let table = FactTable.conditions

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .flag: .text
            case .lower, .upper: .offset
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    package var flag: FactText { text(.flag) }
    package var range: SourceRange { range(.lower, .upper) }
}
