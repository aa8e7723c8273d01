import ScreenModel

/// What `let` and `case` declare in a condition or a pattern.
extension ExpressionParser {
    /// A name, or names in parentheses.
    mutating func bindingNames(_ declared: inout [String]) throws(NotationError) {
        _ = try skipGap()
        if cursor.isAt("(") {
            let open = cursor.characterRange
            try types.nesting.enter(at: open)
            types.cursor.position += 1
            repeat { try bindingNames(&declared) } while types.cursor.take(",")
            _ = try skipGap()
            guard types.cursor.take(")") else { throw unclosed(open, "(", ")") }
            types.nesting.leave()
        } else {
            guard let name = cursor.word(), !name.isKeyword else {
                throw cursor.unexpected("expected a name, \(cursor.found)")
            }
            types.cursor.position = name.range.upperBound
            declared.append(name.text)
        }
        let beforeGap = cursor.position
        _ = try skipGap()
        if !cursor.isAt(",") && !cursor.isAt(")") { types.cursor.position = beforeGap }
    }

    mutating func typeAnnotation() throws(NotationError) {
        let beforeGap = cursor.position
        _ = try skipGap()
        guard types.cursor.take(":") else {
            types.cursor.position = beforeGap
            return
        }
        try typeOperand()
    }

    /// Reads `=` where it stands.
    mutating func equalSign() throws(NotationError) -> Bool {
        let beforeGap = cursor.position
        _ = try skipGap()
        guard let token = cursor.operatorToken(), token.text == "=" else {
            types.cursor.position = beforeGap
            return false
        }
        try takeEqualSign(token)
        return true
    }

    mutating func takeEqualSign(_ token: OperatorToken) throws(NotationError) {
        guard token.isLeftBound == token.isRightBound else {
            throw NotationError(token.range, "'=' has a space on both sides or on neither")
        }
        types.cursor.position = token.range.upperBound
    }
}
