import ScreenSpecDiagnostics

/// A type as it is written. Its parts are the rows behind it, each before its own parts.
public struct TypeFact: ColumnRow {
    public enum Kind: UInt32, Sendable {
        /// `Name`, `Module.Name`, `Name<Argument>`; `class` in a protocol's inheritance clause too.
        case named
        case optional, implicitlyUnwrapped, array, dictionary, tuple, function
        /// `any P`.
        case existential
        /// `some P`.
        case opaque
        /// `A & B`.
        case composition
        /// `T.Type`, `T.Protocol`.
        case metatype
        /// With attributes or specifiers: `@escaping () -> Void`, `inout Int`.
        case attributed
        /// Of a tuple: `name: String`.
        case labelled
        case other
    }

    enum Column: Int, FactColumn {
        case kind, name, end, lower, upper

        static let table = FactTable.types

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .kind: .number
            case .name: .optionalText
            case .end: .subtreeEnd
            case .lower, .upper: .offset
            }
        }
    }

    struct Flags: OptionSet {
        let rawValue: UInt32
        /// The first part is what stands before the last dot.
        static let qualified = Flags(rawValue: 1 << 8)
        /// Of a function: `async`, `throws`, `throws(LoginError)`.
        static let async = Flags(rawValue: 1 << 9)
        static let throwing = Flags(rawValue: 1 << 10)
        static let typedThrowing = Flags(rawValue: 1 << 11)
        /// Of an attributed type: `inout`, and any other word that is no attribute.
        static let `inout` = Flags(rawValue: 1 << 12)
        static let specified = Flags(rawValue: 1 << 13)
        static let escaping = Flags(rawValue: 1 << 14)
        static let autoclosure = Flags(rawValue: 1 << 15)
        static let sendable = Flags(rawValue: 1 << 6)
        static let mainActor = Flags(rawValue: 1 << 7)
        /// All of a word fits into 16 bits, in which most files are stored.
        static let kindMask: UInt32 = 0x3F
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    private var flags: Flags { Flags(rawValue: word(.kind)) }

    package var kind: Kind { Kind(rawValue: word(.kind) & Flags.kindMask) ?? .other }
    /// The last part of a named type's name: `Name` of `Module.Name<Argument>`.
    package var name: FactText? { optionalText(.name) }
    package var range: SourceRange { range(.lower, .upper) }

    /// Whether calls of a function of this type wait for it.
    package var isAsync: Bool { flags.contains(.async) }
    /// Whether a function of this type throws, whatever it throws.
    package var isThrowing: Bool { flags.contains(.throwing) }
    /// Whether it says which error a function throws.
    package var hasTypedError: Bool { flags.contains(.typedThrowing) }
    package var isInout: Bool { flags.contains(.inout) }
    /// Whether another word than `inout` says how it is handed over: `borrowing`, `sending`.
    package var isSpecified: Bool { flags.contains(.specified) }
    /// The attributes of a function's type that say who may call it and when, with the `@`.
    package var functionAttributes: [String] {
        let words: [(Flags, String)] = [
            (.autoclosure, "@autoclosure"), (.escaping, "@escaping"), (.sendable, "@Sendable"),
            (.mainActor, "@MainActor"),
        ]
        return words.filter { flags.contains($0.0) }.map(\.1)
    }

    /// All rows of this type: itself, then its parts with theirs.
    package var subtree: FactRows<TypeFact> {
        FactRows(facts: facts, range: index..<max(index + 1, Int(word(.end))))
    }

    /// The types that it is made of: of a named type what stands before the dot and the generic arguments, of a
    /// function its parameters and then its result.
    package var parts: [TypeFact] {
        var parts: [TypeFact] = []
        var next = index + 1
        let end = Int(word(.end))
        while next < end {
            let part = TypeFact(facts: facts, index: next)
            parts.append(part)
            next = Int(part.word(.end))
        }
        return parts
    }

    /// What stands before the last dot of a named type's name.
    package var base: TypeFact? {
        flags.contains(.qualified) && index + 1 < Int(word(.end)) ? TypeFact(facts: facts, index: index + 1) : nil
    }

    package var genericArguments: [TypeFact] {
        guard kind == .named else { return [] }
        return base == nil ? parts : Array(parts.dropFirst())
    }
}

extension TypeFact {
    /// The names between the dots, without generic arguments: `Module`, `Name`.
    package var path: [FactText] {
        var path: [FactText] = []
        var next: TypeFact? = self
        while let type = next {
            if let name = type.name { path.append(name) }
            next = type.base
        }
        return path.reversed()
    }

    /// `Module.Name`.
    package var qualifiedName: String {
        path.map(\.string).joined(separator: ".")
    }

    /// Without `?`, `!`, `any`, `some`, attributes, and parentheses around one type.
    package var stripped: TypeFact {
        var type = self
        while type.isWrapping, let inner = type.firstPart { type = inner }
        return type
    }

    private var firstPart: TypeFact? {
        index + 1 < Int(word(.end)) ? TypeFact(facts: facts, index: index + 1) : nil
    }

    private var isWrapping: Bool {
        switch kind {
        case .optional, .implicitlyUnwrapped, .existential, .opaque, .attributed: true
        case .tuple: firstPart.map { $0.word(.end) == word(.end) } ?? false
        default: false
        }
    }

    /// Whether `?` or `!` stands outermost, `any` and attributes apart.
    package var isOptional: Bool {
        var type = self
        while type.isWrapping {
            if type.kind == .optional || type.kind == .implicitlyUnwrapped { return true }
            guard let inner = type.parts.first else { return false }
            type = inner
        }
        return false
    }

    /// The named types in it, however deep: `Login` and `Result` of `[Result<Login?>]`.
    package var namedTypes: [TypeFact] {
        subtree.filter { $0.kind == .named }
    }
}
