/// `if` and `switch` in the place of a value.
extension ExpressionParser {
    /// `if … { } else if … { } else { }`; where it is a value, the last `else` is needed.
    mutating func ifExpression(needsElse: Bool) throws(NotationError) {
        let start = cursor.position..<cursor.position + 2
        names.openScope()
        while types.cursor.takeWord("if") {
            try conditions()
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

    /// `x > 0`, `let x = y`, `case .a(let x) = y`, `#available(iOS 16, *)`, with commas between them.
    private mutating func conditions() throws(NotationError) {
        repeat {
            _ = try skipGap()
            if cursor.isAtAvailability {
                try availability()
            } else if types.cursor.takeWord("let") || types.cursor.takeWord("var") {
                try optionalBinding()
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
    }

    /// `#available(iOS 16, *)`, of which the platforms are taken as text.
    private mutating func availability() throws(NotationError) {
        types.cursor.position += 1
        if let word = types.cursor.takeWord() { try textInParentheses(after: word) }
    }

    /// `x`, `x = y`, `x: X = y` or `(x, y) = z`, behind `let`.
    private mutating func optionalBinding() throws(NotationError) {
        _ = try skipGap()
        if cursor.isAt("(") { return try tupleBinding() }
        guard let name = cursor.word(), !name.isKeyword || name.text == "self" || name.text == "_" else {
            throw cursor.unexpected("expected a name after 'let', \(cursor.found)")
        }
        types.cursor.position = name.range.upperBound
        _ = try skipGap()
        let isTyped = types.cursor.take(":")
        if isTyped { try typeOperand() }
        if try equalSign() {
            try expressionBeforeBlock()
        } else if isTyped || name.text == "_" {
            throw cursor.unexpected("expected '=' and a value, \(cursor.found)")
        } else if !name.isKeyword {
            names.use(name)
        }
        names.declare(name.text)
    }

    private mutating func tupleBinding() throws(NotationError) {
        mode.isPattern = true
        try bindingPattern()
        mode.isPattern = false
        guard try equalSign() else { throw cursor.unexpected("expected '=' after the pattern, \(cursor.found)") }
        try expressionBeforeBlock()
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
            throw cursor.unexpected("a 'case' needs something after its ':'", help: ["Write 'break' for nothing."])
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

extension Cursor {
    fileprivate var isAtAvailability: Bool {
        var ahead = self
        return ahead.take("#") && (ahead.isAtWord("available") || ahead.isAtWord("unavailable"))
    }
}
