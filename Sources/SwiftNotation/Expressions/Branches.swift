/// `if` and `switch` in the place of a value. Conditions and patterns that are seldom in one are taken as text.
extension ExpressionParser {
    /// `if … { } else if … { } else { }`; where it is a value, the last `else` is needed.
    mutating func ifExpression(needsElse: Bool) throws(NotationError) {
        let start = cursor.position..<cursor.position + 2
        names.openScope()
        while types.cursor.takeWord("if") {
            guard try conditions() else {
                try text(closing: UInt8(ascii: "}"))
                break
            }
            try block()
            let beforeGap = cursor.position
            _ = try skipGap()
            guard types.cursor.takeWord("else") else {
                types.cursor.position = beforeGap
                if needsElse {
                    throw NotationError(start, "an 'if' that gives a value needs an 'else' with the other value")
                }
                break
            }
            _ = try skipGap()
            if cursor.isAtWord("if") { continue }
            try block()
            break
        }
        names.closeScope()
    }

    private mutating func block() throws(NotationError) {
        _ = try skipGap()
        let open = cursor.characterRange
        guard cursor.isAt("{") else { throw cursor.unexpected("expected '{', \(cursor.found)") }
        let outer = try openBraces()
        try body()
        try closeBraces(open, outer)
    }

    /// `x > 0`, `let x = y`, `case .a(let x) = y`, with commas between them. Whether there is nothing else.
    private mutating func conditions() throws(NotationError) -> Bool {
        repeat {
            _ = try skipGap()
            if cursor.isAt("#available") || cursor.isAt("#unavailable") { return false }
            if types.cursor.takeWord("let") || types.cursor.takeWord("var") {
                guard try optionalBinding() else { return false }
            } else if types.cursor.takeWord("case") {
                try pattern()
                guard try equalSign() else {
                    throw cursor.unexpected("expected '=' after the pattern, \(cursor.found)")
                }
                try expressionBeforeBlock()
            } else {
                try expressionBeforeBlock()
            }
            _ = try skipGap()
        } while types.cursor.take(",")
        return true
    }

    /// `x` or `x = y`, behind `let`.
    private mutating func optionalBinding() throws(NotationError) -> Bool {
        _ = try skipGap()
        guard let name = types.cursor.takeWord(), !name.isKeyword else { return false }
        _ = try skipGap()
        if cursor.isAt(":") { return false }
        if try equalSign() {
            try expressionBeforeBlock()
        } else {
            names.use(name)
        }
        names.declare(name.text)
        return true
    }

    private mutating func equalSign() throws(NotationError) -> Bool {
        _ = try skipGap()
        guard let token = cursor.operatorToken(), token.text == "=" else { return false }
        guard token.isLeftBound == token.isRightBound else {
            throw NotationError(token.range, "'=' has a space on both sides or on neither")
        }
        types.cursor.position = token.range.upperBound
        return true
    }

    mutating func switchExpression() throws(NotationError) {
        types.cursor.position += 6
        try expressionBeforeBlock()
        _ = try skipGap()
        let open = cursor.characterRange
        guard cursor.isAt("{") else {
            throw cursor.unexpected("expected '{' and the cases of the 'switch', \(cursor.found)")
        }
        let outer = try openBraces()
        _ = try skipGap()
        while isAtCase {
            names.openScope()
            try caseLabel()
            try body()
            names.closeScope()
        }
        try closeBraces(open, outer)
    }

    var isAtCase: Bool { cursor.isAtWord("case") || cursor.isAtWord("default") }

    private mutating func caseLabel() throws(NotationError) {
        if types.cursor.takeWord("case") {
            try patterns()
        } else {
            _ = types.cursor.takeWord("default")
        }
        _ = try skipGap()
        guard types.cursor.take(":") else { throw cursor.unexpected("expected ':' after the 'case', \(cursor.found)") }
        _ = try skipGap()
        if isAtCase || cursor.isAt("}") {
            throw cursor.unexpected("a 'case' needs something after its ':'; write 'break' for nothing")
        }
    }

    /// `.a, .b(let x) where x > 0`.
    private mutating func patterns() throws(NotationError) {
        repeat {
            try pattern()
            _ = try skipGap()
            if types.cursor.takeWord("where") { try expressionBeforeBlock() }
            _ = try skipGap()
        } while types.cursor.take(",")
    }

    private mutating func pattern() throws(NotationError) {
        let outer = mode
        mode.isPattern = true
        mode.allowsTrailingClosures = false
        try expression()
        mode = outer
    }

    private mutating func expressionBeforeBlock() throws(NotationError) {
        let outer = mode
        mode.allowsTrailingClosures = false
        try expression()
        mode = outer
    }
}
