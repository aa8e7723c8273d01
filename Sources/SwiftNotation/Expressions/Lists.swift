extension ExpressionParser {
    /// Arguments of a call or a subscript, the elements of a tuple, what a string interpolates.
    mutating func arguments(
        closing: StaticString,
        of opening: StaticString,
        allowsOperators: Bool = true
    ) throws(NotationError) {
        let open = cursor.characterRange
        types.cursor.position += 1
        let outer = enterBrackets()
        _ = try skipGap()
        while !cursor.isAt(closing) {
            try argument(closing: closing, allowsOperators: allowsOperators)
            _ = try skipGap()
            guard types.cursor.take(",") else { break }
            _ = try skipGap()
        }
        guard types.cursor.take(closing) else { throw unclosed(open, opening, closing) }
        mode = outer
    }

    /// Within brackets lines may break.
    mutating func enterBrackets() -> Mode {
        let outer = mode
        mode.allowsLineBreaks = true
        mode.allowsTrailingClosures = true
        return outer
    }

    private mutating func argument(closing: StaticString, allowsOperators: Bool) throws(NotationError) {
        if let label = try label() {
            _ = try skipGap()
            if isAtEndOfOperand {
                throw NotationError(label.range, "'\(label.text):' needs a value after it, \(cursor.found)")
            }
        }
        if let token = cursor.operatorToken() {
            if allowsOperators, try operatorAsArgument(token, closing: closing) { return }
            if token.text == "&", token.isPrefix { return try variable() }
        }
        try expression()
    }

    /// `&x`.
    private mutating func variable() throws(NotationError) {
        try types.nesting.enter(at: cursor.characterRange)
        types.cursor.position += 1
        try operand()
        try restOfSequence()
        types.nesting.leave()
    }

    /// `label:` before an argument; nothing is read where there is none.
    private mutating func label() throws(NotationError) -> Word? {
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
            if isDictionary != nil, cursor.isAt("]") { break }
            try expression()
            _ = try skipGap()
            let hasValue = try key(of: isDictionary)
            isDictionary = hasValue
            if hasValue { try expression() }
            _ = try skipGap()
        } while types.cursor.take(",")
        guard types.cursor.take("]") else { throw unclosed(open, "[", "]") }
    }

    /// Reads the `:` after a key; all elements of a literal have one, or none has.
    mutating func key(of others: Bool?) throws(NotationError) -> Bool {
        let colon = cursor.characterRange
        let hasKey = types.cursor.take(":")
        guard let others, others != hasKey else { return hasKey }
        throw NotationError(
            colon,
            hasKey ? "the elements before this have no key" : "the elements before this have keys",
            help: [hasKey ? "Leave ':' out." : "Write 'key: value'."]
        )
    }

    func unclosed(_ open: Range<Int>, _ opening: StaticString, _ closing: StaticString) -> NotationError {
        if cursor.isAtEnd {
            return NotationError(open, "no '\(closing)' closes this '\(opening)'", isUnclosed: true)
        }
        return unexpectedAfterOperand(expecting: "'\(closing)' to close the '\(opening)'")
    }
}
