import ScreenSpecDiagnostics

/// `buttons["Log in"]`: what a test of the user interface looks for by a text that it writes out.
package struct TextQueryFact: ColumnRow {
    enum Column: Int, FactColumn {
        case kind, text, lower, upper

        static let table = FactTable.textQueries

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .kind, .text: .text
            case .lower, .upper: .offset
            }
        }
    }

    package let facts: FileFacts
    package let index: Int

    package init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// `buttons`
    package var kind: FactText { text(.kind) }
    package var text: FactText { text(.text) }
    /// The text with its quotes.
    package var range: SourceRange { range(.lower, .upper) }
}
