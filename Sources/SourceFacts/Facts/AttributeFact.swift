import ScreenSpecDiagnostics

/// `@objc(name)`, `@IBOutlet`, `@MainActor`, `@Published`.
public struct AttributeFact: ColumnRow {
    enum Column: Int, FactColumn {
        case name, argument, lower, upper

        static let table = FactTable.attributes

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .name: .text
            case .argument: .optionalText
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

    /// Without `@`, generic arguments and module: `IBOutlet`.
    package var name: FactText { text(.name) }
    /// What stands in the parentheses, cut where it is long.
    package var argument: FactText? { optionalText(.argument) }
    package var range: SourceRange { range(.lower, .upper) }
}

/// One modifier as written: `private(set)`, `weak`, `static`.
public struct ModifierFact: ColumnRow {
    enum Column: Int, FactColumn {
        case name, detail, lower, upper

        static let table = FactTable.modifiers

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .name: .text
            case .detail: .optionalText
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
    /// The word in parentheses: `set`, `unsafe`.
    package var detail: FactText? { optionalText(.detail) }
    package var range: SourceRange { range(.lower, .upper) }
    /// Whether it says who may read the declaration, not only who may set it.
    package var isAccess: Bool { detail == nil && name.withBytes { AccessLevel(modifier: $0) } != nil }
}

/// Who may use a declaration, as far as it is written there.
public enum AccessLevel: UInt32, Comparable, Sendable {
    case `private` = 1
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open

    /// - Parameter modifier: The bytes of its word.
    init?(modifier: UnsafeRawBufferPointer) {
        for (level, word) in Self.words
        where modifier.count == word.utf8CodeUnitCount
            && modifier.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        {
            self = level
            return
        }
        return nil
    }

    private static let words: [(AccessLevel, StaticString)] = [
        (.private, "private"), (.public, "public"), (.fileprivate, "fileprivate"), (.internal, "internal"),
        (.package, "package"), (.open, "open"),
    ]

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension FactRows<AttributeFact> {
    package func first(named name: String) -> AttributeFact? {
        first { $0.name == name }
    }

    package func contains(_ name: String) -> Bool {
        first(named: name) != nil
    }
}

extension FactRows<ModifierFact> {
    package func first(named name: String) -> ModifierFact? {
        first { $0.name == name }
    }

    package func contains(_ name: String) -> Bool {
        first(named: name) != nil
    }
}
