import ScreenModel

/// What a closure holds beside one expression. Declarations of types and functions belong into a Swift file.
extension ExpressionParser {
    mutating func statements(inSwitch: Bool) throws(NotationError) {
        while true {
            _ = try skipGap()
            if cursor.isAtEnd || cursor.isAt("}") { return }
            if inSwitch, isAtCase { return }
            try statement()
            try endOfStatement(inSwitch: inSwitch)
        }
    }

    /// A line break, one `;`, or the end of the block.
    mutating func endOfStatement(inSwitch: Bool) throws(NotationError) {
        let gap = try skipGap()
        mode.isAtStartOfClosure = false
        if types.cursor.take(";") || cursor.isAtEnd || cursor.isAt("}") || gap.hasLineBreak { return }
        if inSwitch, isAtCase { return }
        throw unexpectedAfterOperand()
    }

    var isAtCase: Bool {
        cursor.isAtWord("case") || cursor.isAtWord("default") || cursor.isAt("@unknown")
    }

    private mutating func statement() throws(NotationError) {
        guard let word = cursor.word(), !word.isQuoted else { return try expressionStatement() }
        switch word.text {
        case "let", "var":
            types.cursor.position = word.range.upperBound
            try bindings()
        case "return", "throw":
            types.cursor.position = word.range.upperBound
            try returnedValue(isOptional: word.text == "return")
        case "if": try ifStatement(needsElse: false)
        case "guard": try guardStatement()
        case "switch": try switchStatement()
        case "for": try forStatement()
        case "while": try whileStatement()
        case "repeat": try repeatStatement()
        case "do": try doStatement()
        case "defer":
            types.cursor.position = word.range.upperBound
            let outer = mode.hasNamedArguments
            mode.hasNamedArguments = true
            try block()
            mode.hasNamedArguments = outer
        case "break", "continue", "fallthrough": types.cursor.position = word.range.upperBound
        default: try expressionStatement()
        }
    }

    private mutating func returnedValue(isOptional: Bool) throws(NotationError) {
        let beforeGap = cursor.position
        let gap = try skipGap()
        if isOptional, gap.hasLineBreak || cursor.isAtEnd || isAtEndOfOperand {
            types.cursor.position = beforeGap
            return
        }
        try expression(allowsBranches: true)
    }

    private mutating func expressionStatement() throws(NotationError) {
        if types.cursor.takeWord("_") {
            _ = try skipGap()
            guard cursor.operatorToken()?.text == "=" else {
                throw cursor.unexpected("'_' needs '=' and a value after it")
            }
        } else {
            try expression()
        }
        try assignedValue()
    }

    /// `= value` after what it is assigned to.
    mutating func assignedValue() throws(NotationError) {
        let beforeGap = cursor.position
        _ = try skipGap()
        guard mode.isInClosure, let token = cursor.operatorToken(), token.text == "=" else {
            types.cursor.position = beforeGap
            return
        }
        try takeEqualSign(token)
        try expression(allowsBranches: true)
    }

    mutating func takeEqualSign(_ token: OperatorToken) throws(NotationError) {
        guard token.isLeftBound == token.isRightBound else {
            throw NotationError(token.range, "'=' has a space on both sides or on neither")
        }
        types.cursor.position = token.range.upperBound
    }

    /// What follows `let`: `x = 1, (a, b): (Int, Int) = pair`.
    private mutating func bindings() throws(NotationError) {
        repeat {
            var declared: [String] = []
            try bindingNames(&declared)
            try typeAnnotation()
            if try equalSign() { try expression(allowsBranches: true) }
            for name in declared { names.declare(name) }
            let beforeGap = cursor.position
            _ = try skipGap()
            if !cursor.isAt(",") { types.cursor.position = beforeGap }
        } while types.cursor.take(",")
    }

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
}
