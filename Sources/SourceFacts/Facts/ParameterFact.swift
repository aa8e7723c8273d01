import ScreenSpecDiagnostics

/// A parameter of a function, initializer or subscript, or an associated value of an enum case.
public struct ParameterFact: ColumnRow {
    enum Column: Int, FactColumn {
        case flags, label, name, type, value, lower, upper

        static let table = FactTable.parameters

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .flags: .number
            case .label, .name: .optionalText
            case .type: .optionalRow(.types)
            case .value: .optionalRow(.values)
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

    /// What callers write; `nil` where that is nothing.
    package var label: FactText? { optionalText(.label) }
    /// What the body calls it; `nil` where it has no name there.
    package var name: FactText? { optionalText(.name) }
    package var type: TypeFact? { optionalRow(.type) }
    package var defaultValue: ValueFact? { optionalRow(.value) }
    package var isVariadic: Bool { word(.flags) & 1 != 0 }
    package var range: SourceRange { range(.lower, .upper) }
}
