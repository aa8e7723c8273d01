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
        var allowsLineBreaks = false
        /// Not in the condition of an `if`, whose `{` opens the block.
        var allowsTrailingClosures = true
        /// Within a closure, where `$0` has a meaning.
        var isInClosure = false
        var isPattern = false
        /// Behind `let` in a pattern, where names are declared, not used.
        var isBinding = false
        /// In what is taken as text.
        var isText = false
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
                    "a '//' comment would swallow the rest of the line",
                    help: ["Write a YAML comment, after '#'."]
                )
            } else {
                break
            }
        }
        if let lineBreak, !mode.allowsLineBreaks, !cursor.isAtEnd {
            throw NotationError(
                lineBreak..<lineBreak + 1,
                "a line break outside brackets ends a Swift expression",
                help: ["Put it on one line or in parentheses."]
            )
        }
        return Gap(isEmpty: cursor.position == start, hasLineBreak: lineBreak != nil)
    }

    private mutating func skipComment() throws(NotationError) {
        let open = cursor.position..<cursor.position + 2
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
                if !mode.allowsLineBreaks, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                    throw cursor.unexpected(
                        "a line break outside brackets ends a Swift expression",
                        help: ["End the comment before it."]
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
        guard let last = utf8.lastIndex(where: { !Cursor.isWhitespace($0) }) else { return "" }
        return String(Substring(utf8[...last]))
    }
}
