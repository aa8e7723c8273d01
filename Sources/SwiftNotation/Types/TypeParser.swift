import ScreenModel

/// Reads Swift types. Each byte is looked at a bounded number of times; nesting is bounded too.
struct TypeParser {
    var cursor: Cursor
    var nesting = Nesting()
    /// Where the `<` stand that are open; after an error, those that it is within.
    private(set) var openAngles: [Int] = []

    init(_ cursor: Cursor) {
        self.cursor = cursor
    }

    /// A type with its attributes and specifiers: `inout Int`, `@escaping () -> Void`, `any Theme`, `A & B`.
    mutating func type() throws(NotationError) -> SwiftType {
        cursor.skipWhitespace()
        let start = cursor.position
        let decorations = try decorations()
        let undecorated = try undecoratedType()
        return try decorated(undecorated, with: decorations, at: start..<cursor.position)
    }

    /// A type inside brackets or behind an arrow, where `!` has no place.
    mutating func nestedType() throws(NotationError) -> SwiftType {
        cursor.skipWhitespace()
        let start = cursor.position
        try nesting.enter(at: cursor.characterRange)
        let type = try type()
        nesting.leave()
        if Self.implicitlyUnwrapped(type) != nil {
            throw NotationError(
                start..<cursor.position,
                "'!' stands only after the whole type of a parameter, a result or a property",
                help: ["Write '?'."]
            )
        }
        return type
    }

    /// A type that is no parameter's, where `inout` and its like have no place.
    mutating func elementType() throws(NotationError) -> SwiftType {
        cursor.skipWhitespace()
        let start = cursor.position
        let type = try nestedType()
        if case .specified(let specifier, _) = type, specifier != "~" {
            throw NotationError(
                start..<cursor.position,
                "'\(specifier)' stands before the whole type of a parameter only"
            )
        }
        return type
    }

    mutating func undecoratedType() throws(NotationError) -> SwiftType {
        if let constraint = try constrainedType() { return constraint }
        return try composition()
    }

    /// `any Theme` or `some View`.
    private mutating func constrainedType() throws(NotationError) -> SwiftType? {
        let isExistential = cursor.isAtWord("any")
        guard isExistential || cursor.isAtWord("some") else { return nil }
        let keyword = cursor.position..<cursor.position + (isExistential ? 3 : 4)
        let word = isExistential ? "any" : "some"
        cursor.position = keyword.upperBound
        cursor.skipWhitespace()
        guard cursor.isAtWord || cursor.isAt("(") || cursor.isAt("[") || cursor.isAt("~") else {
            throw NotationError(keyword, "'\(word)' needs the protocol after it, as in '\(word) Theme'")
        }
        let start = cursor.position
        let constraint = try composition()
        switch constraint {
        case .named, .composition, .metatype, .specified("~", _):
            return isExistential ? .existential(constraint) : .opaque(constraint)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            throw NotationError(
                start..<cursor.position,
                "the '?' would belong to the protocol",
                help: ["Write '(\(word) \(wrapped.shown))?'."]
            )
        default:
            throw NotationError(
                start..<cursor.position,
                "'\(word)' goes before the name of a protocol or class, not before '\(constraint.shown)'"
            )
        }
    }

    /// `A & B`, or the one operand.
    private mutating func composition() throws(NotationError) -> SwiftType {
        let start = cursor.position
        let first = try operand()
        guard isAtAmpersand else { return first }
        var members = [first]
        while isAtAmpersand {
            cursor.skipWhitespace()
            cursor.position += 1
            cursor.skipWhitespace()
            if cursor.isAtWord("any") || cursor.isAtWord("some") {
                throw cursor.unexpected("'any' and 'some' go before the whole '… & …', once")
            }
            members.append(try operand())
        }
        for member in members {
            switch member {
            case .named, .composition, .specified("~", _): continue
            case .optional, .implicitlyUnwrapped:
                throw NotationError(
                    start..<cursor.position,
                    "the '?' would belong to '\(member.shown)' alone",
                    help: ["Put the whole '… & …' in parentheses before it."]
                )
            default:
                throw NotationError(
                    start..<cursor.position,
                    "'&' joins protocols and a class by their names; '\(member.shown)' is neither"
                )
            }
        }
        return .composition(members)
    }

    private var isAtAmpersand: Bool {
        var ahead = cursor
        ahead.skipWhitespace()
        guard let token = ahead.operatorToken(), token.text == "&" else { return false }
        return token.isLeftBound == token.isRightBound
    }

    /// One type with what follows it directly: `Jog?`, `Jog.Type`, `[Jog].Index`.
    private mutating func operand() throws(NotationError) -> SwiftType {
        if cursor.isAt("~") {
            cursor.position += 1
            guard cursor.isAtWord else {
                throw cursor.unexpected("expected the protocol that '~' leaves out, as in '~Copyable'")
            }
            return .specified("~", try name())
        }
        var type: SwiftType
        if cursor.isAt("(") {
            let parenthesized = try parenthesized()
            if parenthesized.endsWithResult { return parenthesized.type }
            type = parenthesized.type
        } else {
            type = cursor.isAt("[") ? try bracketed() : try name()
        }
        var count = 0
        while let decorated = try postfix(of: type) {
            count += 1
            guard count <= Nesting.decorationLimit else {
                throw cursor.unexpected("more than \(Nesting.decorationLimit) '?', '!' or '.Type' follow one type")
            }
            type = decorated
        }
        return type
    }

    /// `[Jog]` or `[String: Jog]`.
    private mutating func bracketed() throws(NotationError) -> SwiftType {
        let open = cursor.characterRange
        cursor.position += 1
        cursor.skipWhitespace()
        if cursor.isAt("]") { throw NotationError(open, "'[]' names no element", help: ["Write '[Element]'."]) }
        let element = try elementType()
        cursor.skipWhitespace()
        var value: SwiftType?
        if cursor.take(":") {
            value = try elementType()
            cursor.skipWhitespace()
        }
        guard cursor.take("]") else { throw unclosed(open, "[", "]") }
        return value.map { .dictionary(key: element, value: $0) } ?? .array(element)
    }

    mutating func openAngle() {
        openAngles.append(cursor.position)
        cursor.position += 1
    }

    mutating func closeAngle() -> Bool {
        guard cursor.take(">") else { return false }
        openAngles.removeLast()
        return true
    }

    func unclosed(_ open: Range<Int>, _ opening: String, _ closing: String) -> NotationError {
        if cursor.isAtEnd {
            return NotationError(open, "no '\(closing)' closes this '\(opening)'", isUnclosed: true)
        }
        if let error = cursor.invisibleOrTypographic() { return error }
        return cursor.unexpected("expected '\(closing)' to close the '\(opening)', \(cursor.found)")
    }
}
