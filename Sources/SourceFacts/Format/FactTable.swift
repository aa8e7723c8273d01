/// The tables of one file's facts, in the order in which they stand in the binary form.
enum FactTable: Int, CaseIterable, Sendable {
    case imports
    case attributes
    case modifiers
    case declarations
    case inheritances
    case genericParameters
    case genericRequirements
    case members
    case parameters
    case types
    case values
    case uses
    case components
    case calls
    case assignments
    case locals
    case typeUses
    case suppressions
    case suppressedRules
    case malformedSuppressions
    case syntaxErrors
    case textQueries
    case conditions

    /// What stands in each word of a row.
    var contents: [FactContent] {
        Self.contents[rawValue]
    }

    /// The words of a row.
    var stride: Int {
        Self.strides[rawValue]
    }

    private static let contents: [[FactContent]] = allCases.map { $0.makeContents() }
    private static let strides: [Int] = contents.map(\.count)

    private func makeContents() -> [FactContent] {
        func contents<Column: FactColumn>(_: Column.Type) -> [FactContent] {
            precondition(Column.stride == Column.allCases.count, "'last' is not the last column")
            return Column.allCases.map(\.content)
        }
        return switch self {
        case .imports: contents(ImportFact.Column.self)
        case .attributes: contents(AttributeFact.Column.self)
        case .modifiers: contents(ModifierFact.Column.self)
        case .declarations: contents(DeclarationFact.Column.self)
        case .inheritances: contents(InheritanceFact.Column.self)
        case .genericParameters: contents(GenericParameterFact.Column.self)
        case .genericRequirements: contents(GenericRequirementFact.Column.self)
        case .members: contents(MemberFact.Column.self)
        case .parameters: contents(ParameterFact.Column.self)
        case .types: contents(TypeFact.Column.self)
        case .values: contents(ValueFact.Column.self)
        case .uses: contents(UseFact.Column.self)
        case .components: contents(ComponentFact.Column.self)
        case .calls: contents(CallFact.Column.self)
        case .assignments: contents(AssignmentFact.Column.self)
        case .locals: contents(LocalFact.Column.self)
        case .typeUses: contents(TypeUseFact.Column.self)
        case .suppressions: contents(SuppressionFact.Column.self)
        case .suppressedRules: contents(SuppressedRuleFact.Column.self)
        case .malformedSuppressions: contents(MalformedSuppressionFact.Column.self)
        case .syntaxErrors: contents(SyntaxErrorFact.Column.self)
        case .textQueries: contents(TextQueryFact.Column.self)
        case .conditions: contents(ConditionFact.Column.self)
        }
    }
}

/// What one word of a row means, so that a file of facts can be checked before anybody reads it.
enum FactContent: Hashable, Sendable {
    case number
    /// A byte offset into the source.
    case offset
    case optionalOffset
    case text
    case optionalText
    case row(FactTable)
    case optionalRow(FactTable)
    /// A row before this one in its own table, so that chains of parents end.
    case optionalEarlierRow
    /// The first of a run of rows, or of none; the next word says how many or, with `end`, where they end.
    case first(FactTable)
    case count
    case end
    /// The end of a row's subtree in its own table: behind the row itself.
    case subtreeEnd
    /// An index into `calls` or `uses`, as the row's first word says.
    case valueReference

    /// What stands in the word unless it is set.
    var initial: UInt32 {
        switch self {
        case .optionalOffset, .optionalText, .optionalRow, .optionalEarlierRow, .valueReference: FactContent.none
        default: 0
        }
    }

    /// Stands for "there is none" in optional words.
    static let none = UInt32.max
}

/// The words of a table's rows, in order.
protocol FactColumn: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    static var table: FactTable { get }
    static var last: Self { get }
    var content: FactContent { get }
}

extension FactColumn {
    /// The words of a row, as a constant that the compiler folds: every word that is read asks for it.
    static var stride: Int { last.rawValue + 1 }
}
