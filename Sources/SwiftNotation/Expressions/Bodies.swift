import ScreenModel

/// What stands between the braces of a closure, of an `if` and behind a `case`: nothing, one expression, or more than that, which is
/// taken as text.
extension ExpressionParser {
    mutating func body() throws(NotationError) {
        _ = try skipGap()
        if cursor.isAtEnd || cursor.isAt("}") { return }
        if isAtStatement { return try text(closing: UInt8(ascii: "}")) }
        if try !branches(needElse: false) { try expression() }
        try endOfBody()
    }

    /// Takes as text what follows the first expression.
    mutating func endOfBody() throws(NotationError) {
        let gap = try skipGap()
        mode.isAtStartOfClosure = false
        if cursor.isAtEnd || cursor.isAt("}") { return }
        guard isAtEndOfStatement(gap) else { throw unexpectedAfterOperand() }
        try text(closing: UInt8(ascii: "}"))
    }

    /// Whether what was read is the first of several statements, or what is assigned to.
    func isAtEndOfStatement(_ gap: Gap) -> Bool {
        gap.hasLineBreak || cursor.isAt(";") || mode.isInClosure && cursor.operatorToken()?.text == "="
    }

    /// Whether something starts here that is no expression.
    var isAtStatement: Bool {
        guard let word = cursor.word(), !word.isQuoted else { return false }
        return word.text == "_" || Self.statements.contains(word.text)
    }

    private static let statements: Set<String> = [
        "break", "continue", "defer", "do", "fallthrough", "for", "guard", "let", "repeat", "return", "throw", "var",
        "while",
    ]
}
