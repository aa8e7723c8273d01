/// Closures whose body is one expression. Any other, and one with captures, types or attributes before `in`, is taken
/// as text.
extension ExpressionParser {
    /// `{ $0.name }`, `{ jog, index in … }`.
    mutating func closure() throws(NotationError) {
        let open = cursor.characterRange
        let outer = try openBraces()
        mode.isInClosure = true
        _ = try skipGap()
        if let arguments = cursor.closureArguments() {
            types.cursor.position = arguments.end
            for name in arguments.names { names.declare(name) }
            try body()
        } else if isAtSignature {
            try text(closing: UInt8(ascii: "}"))
        } else {
            try body()
        }
        try closeBraces(open, outer)
    }

    /// Whether captures, types or attributes stand before the `in` of a closure.
    private var isAtSignature: Bool {
        if cursor.isAt("@") { return true }
        // Looking ahead notes names again, and would copy all those that are noted.
        var ahead = self
        ahead.names = NamesInUse()
        if cursor.isAt("["), ahead.skipBrackets(closing: UInt8(ascii: "]")), ahead.cursor.closureArguments() != nil {
            return true
        }
        if ahead.cursor.isAt("("), !ahead.skipBrackets(closing: UInt8(ascii: ")")) { return false }
        guard ahead.cursor.position > cursor.position else { return false }
        return ["in", "async", "throws"].contains(ahead.cursor.word()?.text) || ahead.cursor.isAt("->")
    }

    private mutating func skipBrackets(closing end: UInt8) -> Bool {
        types.cursor.position += 1
        do throws(NotationError) {
            try text(closing: end)
            types.cursor.position += 1
            _ = try skipGap()
            return true
        } catch {
            return false
        }
    }

    /// Between the braces of a closure and of an `if`, and behind a `case`: nothing, one expression, or text.
    mutating func body() throws(NotationError) {
        _ = try skipGap()
        if isAtEndOfBody { return }
        if isAtStatement { return try text(closing: UInt8(ascii: "}")) }
        if try !branches(needElse: false) { try expression() }
        let gap = try skipGap()
        let isStatement = types.cursor.take(";") || gap.hasLineBreak
        _ = try skipGap()
        if isAtEndOfBody { return }
        guard isStatement || mode.isInClosure && cursor.operatorToken()?.text == "=" else {
            throw unexpectedAfterOperand()
        }
        try text(closing: UInt8(ascii: "}"))
    }

    private var isAtEndOfBody: Bool { cursor.isAtEnd || cursor.isAt("}") || isAtCase }

    /// Whether something starts here that is no expression.
    private var isAtStatement: Bool {
        guard let word = cursor.word(), !word.isQuoted else { return false }
        return word.text == "_" || Self.statements.contains(word.text)
    }

    private static let statements: Set<String> = [
        "break", "continue", "defer", "do", "fallthrough", "for", "guard", "let", "repeat", "return", "throw", "var",
        "while",
    ]

    /// Reads `{`, after which lines may break and names declared are the block's own.
    mutating func openBraces() throws(NotationError) -> Mode {
        try types.nesting.enter(at: cursor.characterRange)
        types.cursor.position += 1
        let outer = mode
        mode = Mode()
        mode.allowsLineBreaks = true
        mode.isInClosure = outer.isInClosure
        names.openScope()
        return outer
    }

    mutating func closeBraces(_ open: Range<Int>, _ outer: Mode) throws(NotationError) {
        _ = try skipGap()
        guard types.cursor.take("}") else { throw unclosed(open, "{", "}") }
        names.closeScope()
        mode = outer
        types.nesting.leave()
    }
}

extension Cursor {
    /// `jog, index in` or `(jog, index) in`: the names, and where `in` ends.
    fileprivate func closureArguments() -> (names: [String], end: Int)? {
        var ahead = self
        let isInParentheses = ahead.take("(")
        var names: [String] = []
        ahead.skipWhitespace()
        if !isInParentheses || !ahead.isAt(")") {
            repeat {
                ahead.skipWhitespace()
                guard let name = ahead.takeWord(), !name.isKeyword else { return nil }
                names.append(name.text)
                ahead.skipWhitespace()
            } while ahead.take(",")
        }
        if isInParentheses, !ahead.take(")") { return nil }
        ahead.skipWhitespace()
        return ahead.takeWord("in") ? (names, ahead.position) : nil
    }
}
