import ScreenSpecDiagnostics

/// `Model` in `class Cell<Model: ViewModel>`; of a protocol, an associated type.
public struct GenericParameterFact: ColumnRow {
    enum Column: Int, FactColumn {
        case name, constraint, lower, upper

        static let table = FactTable.genericParameters

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .name: .text
            case .constraint: .optionalRow(.types)
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

    package var name: FactText { text(.name) }
    /// What stands behind its colon.
    package var constraint: TypeFact? { optionalRow(.constraint) }
    package var range: SourceRange { range(.lower, .upper) }
}

/// One condition of a `where` clause.
public struct GenericRequirementFact: ColumnRow {
    enum Column: Int, FactColumn {
        case isConformance, left, right

        static let table = FactTable.genericRequirements

        static var last: Column { .right }

        var content: FactContent {
            switch self {
            case .isConformance: .number
            case .left, .right: .row(.types)
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    /// `left: right`; otherwise `left == right`.
    package var isConformance: Bool { word(.isConformance) != 0 }
    package var left: TypeFact { row(.left) }
    package var right: TypeFact { row(.right) }
}
