import ScreenSpecDiagnostics

/// `target = value`.
public struct AssignmentFact: ColumnRow {
    enum Column: Int, FactColumn {
        case target, value, member, lower, upper

        static let table = FactTable.assignments

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .target: .row(.uses)
            case .value: .row(.values)
            case .member: .optionalRow(.members)
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

    /// The path on the left; only assignments to a path are kept.
    package var target: UseFact { row(.target) }
    package var value: ValueFact { row(.value) }
    package var member: MemberFact? { optionalRow(.member) }
    package var range: SourceRange { range(.lower, .upper) }
}

/// A variable that lives in a body: what a path can start at instead of a member.
public struct LocalFact: ColumnRow {
    public enum Kind: UInt32, Sendable {
        case constant, variable
        /// Of the function, initializer, subscript or setter.
        case parameter
        case closureParameter
        /// Of `if let`, `guard let`, `while let`.
        case optionalBinding
        /// Of `[weak self]`, `[item = item]`.
        case capture
        /// Of `for`, `case`, `catch`.
        case pattern
        /// `newValue`, `oldValue`, `error`.
        case implicit
        case function
        /// Nothing that has a name: what a path behind `(presenter as? Presenter)?` starts at.
        case cast
    }

    enum Column: Int, FactColumn {
        case kind, name, type, value, lower

        static let table = FactTable.locals

        static var last: Column { .lower }

        var content: FactContent {
            switch self {
            case .kind: .number
            case .name: .text
            case .type: .optionalRow(.types)
            case .value: .optionalRow(.values)
            case .lower: .offset
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    package var kind: Kind { Kind(rawValue: word(.kind)) ?? .variable }
    package var name: FactText { text(.name) }
    /// The annotation.
    package var type: TypeFact? { optionalRow(.type) }
    /// What it starts with: in `if let presenter`, the path `presenter`; of `for`, the sequence.
    package var value: ValueFact? { optionalRow(.value) }

    package var nameRange: SourceRange {
        let lower = Int(word(.lower))
        return SourceRange(file: facts.file, lower: lower, upper: lower + name.byteCount)
    }
}

/// A type that a body names where Swift asks for one, or that an expression can only mean as a type.
public struct TypeUseFact: ColumnRow {
    public enum Role: UInt32, Sendable {
        /// `as`, `as?`, `as!`.
        case cast
        /// `is`, in expressions and patterns.
        case check
        /// `Cell<Item>()`.
        case genericArgument
        /// Of a local variable, a closure's parameter or a local function.
        case annotation
        /// `\Item.title`, and whatever else asks for a type.
        case other
    }

    enum Column: Int, FactColumn {
        case role, type

        static let table = FactTable.typeUses

        static var last: Column { .type }

        var content: FactContent {
            switch self {
            case .role: .number
            case .type: .row(.types)
            }
        }
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    package var role: Role { Role(rawValue: word(.role)) ?? .other }
    package var type: TypeFact { row(.type) }
}
