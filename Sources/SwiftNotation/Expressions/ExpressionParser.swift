import ScreenModel

/// Reads one Swift expression, so that what is put into generated Swift can be nothing else.
///
/// It makes no tree: it takes what Swift's own grammar takes, refuses the rest with a place, and notes names.
struct ExpressionParser {
    var types: TypeParser
    var names = NamesInUse()
    var mode = Mode()
    /// Where a `<` was found to open no generic arguments.
    var comparisons: Set<Int> = []

    /// What the brackets around the place that is read allow.
    struct Mode {
        var lineBreaks = LineBreaks.refusedOutsideBrackets
        /// Not in the condition of an `if`, whose `{` opens the block.
        var allowsTrailingClosures = true
        /// Within a closure, where `$0` has a meaning.
        var isInClosure = false
        /// Within a closure that names its arguments: there `$0` means nothing.
        var hasNamedArguments = false
        /// In the first statement of a closure, where Swift takes `(…) ->` for the closure's own arguments.
        var isAtStartOfClosure = false
        /// In a key path, which no operator ends.
        var isKeyPath = false
        var isPattern = false
        /// Behind `let` in a pattern, where names are declared, not used.
        var isBinding = false
        /// In what is taken as text.
        var isText = false

        static let top = Mode()
    }

    enum LineBreaks {
        case refusedOutsideBrackets
        case refusedInString
        case allowed
    }

    var cursor: Cursor {
        get { types.cursor }
        set { types.cursor = newValue }
    }

    private init(_ text: String) {
        types = TypeParser(Cursor(text.withoutTrailingWhitespace))
    }

    /// All of the text as one expression.
    static func whole(_ text: String) throws(NotationError) -> ExpressionFacts {
        var parser = ExpressionParser(text)
        parser.types.cursor.skipWhitespace()
        if parser.cursor.isAtEnd {
            throw NotationError(0..<0, "expected a Swift expression, such as '0' or 'name.count'")
        }
        let start = parser.cursor.position
        try parser.expression(allowsBranches: true)
        _ = try parser.skipGap()
        guard parser.cursor.isAtEnd else { throw parser.unexpectedAfterOperand() }
        var facts = parser.names.facts
        facts.text = parser.cursor.text(start..<parser.cursor.position)
        return facts
    }

    /// What stands between two tokens.
    struct Gap {
        var isEmpty: Bool
        var hasLineBreak: Bool
    }

    mutating func skipGap() throws(NotationError) -> Gap {
        let start = cursor.position
        var lineBreak: Int?
        while true {
            let byte = cursor.byte
            if Cursor.isWhitespace(byte) {
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { lineBreak = lineBreak ?? cursor.position }
                types.cursor.position += 1
            } else if byte == UInt8(ascii: "/"), cursor.isAt("/*") {
                try skipComment()
            } else if byte == UInt8(ascii: "/"), cursor.isAt("//") {
                throw cursor.unexpected(
                    "a '//' comment would swallow the rest of the line; write a YAML comment, after '#'"
                )
            } else {
                break
            }
        }
        if let lineBreak, mode.lineBreaks != .allowed, !cursor.isAtEnd { throw refusedLineBreak(at: lineBreak) }
        return Gap(isEmpty: cursor.position == start, hasLineBreak: lineBreak != nil)
    }

    private func refusedLineBreak(at position: Int) -> NotationError {
        NotationError(
            position..<position + 1,
            mode.lineBreaks == .refusedInString
                ? "what a one-line string interpolates stands on one line"
                : "a line break outside brackets ends a Swift expression; put it on one line or in parentheses"
        )
    }

    /// For what the parser of types has read, to which a line break is white space.
    func refuseLineBreaks(in range: Range<Int>) throws(NotationError) {
        guard mode.lineBreaks != .allowed else { return }
        for position in range
        where cursor.bytes[position] == UInt8(ascii: "\n") || cursor.bytes[position] == UInt8(ascii: "\r") {
            throw refusedLineBreak(at: position)
        }
    }

    private mutating func skipComment() throws(NotationError) {
        let open = cursor.position..<cursor.position + 2
        if mode.lineBreaks == .refusedInString {
            throw NotationError(open, "a comment has no place in what a string interpolates; remove it")
        }
        var depth = 0
        repeat {
            if types.cursor.take("/*") {
                depth += 1
            } else if types.cursor.take("*/") {
                depth -= 1
            } else if cursor.isAtEnd {
                throw NotationError(open, "no '*/' closes this '/*'", isUnclosed: true)
            } else {
                let byte = cursor.byte
                if byte < 0x20, !Cursor.isWhitespace(byte) { throw unexpectedCharacter() }
                if mode.lineBreaks != .allowed, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                    throw cursor.unexpected(
                        "a line break outside brackets ends a Swift expression; end the comment before it"
                    )
                }
                types.cursor.position += 1
            }
        } while depth > 0
    }

    func unexpectedCharacter() -> NotationError {
        cursor.invisibleOrTypographic() ?? cursor.unexpected("expected a Swift expression, \(cursor.found)")
    }
}

extension String {
    /// YAML's block scalars end with a line break that belongs to no expression.
    fileprivate var withoutTrailingWhitespace: String {
        String(decoding: utf8.reversed().drop(while: Cursor.isWhitespace).reversed(), as: UTF8.self)
    }
}
