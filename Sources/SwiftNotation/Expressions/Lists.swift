extension ExpressionParser {
    /// Arguments of a call or a subscript, the elements of a tuple, what a string interpolates.
    mutating func arguments(closing: StaticString, of opening: StaticString) throws(NotationError) {
        let open = cursor.characterRange
        types.cursor.position += 1
        let outer = enterBrackets()
        _ = try skipGap()
        if !cursor.isAt(closing) {
            repeat {
                _ = try skipGap()
                if cursor.isAt(closing) { throw cursor.unexpected("expected a value after ',', \(cursor.found)") }
                try argument(closing: closing)
                _ = try skipGap()
            } while types.cursor.take(",")
        }
        guard types.cursor.take(closing) else { throw unclosed(open, opening, closing) }
        mode = outer
    }

    /// Within brackets lines may break, unless a one-line string is around them.
    mutating func enterBrackets() -> Mode {
        let outer = mode
        if mode.lineBreaks == .refusedOutsideBrackets { mode.lineBreaks = .allowed }
        mode.allowsTrailingClosures = true
        return outer
    }

    private mutating func argument(closing: StaticString) throws(NotationError) {
        if let label = label() {
            _ = try skipGap()
            if isAtEndOfOperand {
                throw NotationError(label.range, "'\(label.text):' needs a value after it, \(cursor.found)")
            }
        }
        if let token = cursor.operatorToken() {
            if try operatorAsArgument(token, closing: closing) { return }
            if token.text == "&", token.isPrefix { types.cursor.position += 1 }
        }
        try expression()
    }

    /// `label:` before an argument; nothing is read where there is none.
    private mutating func label() -> Word? {
        var ahead = cursor
        guard let label = ahead.takeWord() else { return nil }
        ahead.skipWhitespace()
        guard ahead.take(":") else { return nil }
        types.cursor = ahead
        return label
    }

    /// `+` in `reduce(0, +)`.
    private mutating func operatorAsArgument(
        _ token: OperatorToken,
        closing: StaticString
    ) throws(NotationError) -> Bool {
        guard !Self.neverAnArgument.contains(token.text) else { return false }
        try refuseEndOfComment(token)
        let start = cursor.position
        types.cursor.position = token.range.upperBound
        _ = try skipGap()
        if cursor.isAt(",") || cursor.isAt(closing) { return true }
        types.cursor.position = start
        return false
    }

    private static let neverAnArgument: Set<String> = ["=", "->", "?", "&", "!"]

    /// An array or dictionary literal.
    mutating func collection() throws(NotationError) {
        let open = cursor.characterRange
        types.cursor.position += 1
        let outer = enterBrackets()
        try elements(open: open)
        mode = outer
    }

    private mutating func elements(open: Range<Int>) throws(NotationError) {
        _ = try skipGap()
        if types.cursor.take("]") { return }
        if types.cursor.take(":") {
            _ = try skipGap()
            guard types.cursor.take("]") else { throw unclosed(open, "[", "]") }
            return
        }
        var isDictionary: Bool?
        repeat {
            _ = try skipGap()
            // A trailing comma is Swift's own style for literals.
            if isDictionary != nil, cursor.isAt("]") { break }
            try expression()
            _ = try skipGap()
            let colon = cursor.characterRange
            let hasValue = types.cursor.take(":")
            if let isDictionary, isDictionary != hasValue {
                throw NotationError(
                    colon,
                    hasValue
                        ? "the elements before this have no key; leave ':' out"
                        : "the elements before this have keys; write 'key: value'"
                )
            }
            isDictionary = hasValue
            if hasValue { try expression() }
            _ = try skipGap()
        } while types.cursor.take(",")
        guard types.cursor.take("]") else { throw unclosed(open, "[", "]") }
    }

    func unclosed(_ open: Range<Int>, _ opening: StaticString, _ closing: StaticString) -> NotationError {
        if cursor.isAtEnd {
            return NotationError(open, "no '\(closing)' closes this '\(opening)'", isUnclosed: true)
        }
        return unexpectedAfterOperand(expecting: "'\(closing)' to close the '\(opening)'")
    }
}
