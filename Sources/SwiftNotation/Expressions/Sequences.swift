import ScreenModel

extension ExpressionParser {
    /// An expression with what may stand before it: `try await load() ?? []`.
    mutating func expression(allowsBranches: Bool = false) throws(NotationError) {
        _ = try skipGap()
        try types.nesting.enter(at: cursor.characterRange)
        if allowsBranches, try branches(needElse: true) {
            types.nesting.leave()
            return
        }
        if mode.isPattern, types.cursor.takeWord("is") {
            try typeOperand()
        } else if mode.isPattern, !mode.isBinding, types.cursor.takeWord("let") || types.cursor.takeWord("var") {
            try bindingPattern()
            let beforeGap = cursor.position
            _ = try skipGap()
            if try !cast() { types.cursor.position = beforeGap }
        } else {
            try tryAndAwait()
            try operand()
            try restOfSequence()
        }
        types.nesting.leave()
    }

    /// `if` or `switch` in the place of a value.
    mutating func branches(needElse: Bool) throws(NotationError) -> Bool {
        if cursor.isAtWord("if") {
            try ifExpression(needsElse: needElse)
        } else if cursor.isAtWord("switch") {
            try switchExpression()
        } else {
            return false
        }
        return true
    }

    private mutating func tryAndAwait() throws(NotationError) {
        if types.cursor.takeWord("try") {
            if !types.cursor.take("?") { _ = types.cursor.take("!") }
            _ = try skipGap()
        }
        guard cursor.isAtWord("await") else { return }
        types.cursor.position += 5
        _ = try skipGap()
        if cursor.isAtWord("try") { throw cursor.unexpected("'try' goes before 'await'", help: ["Write 'try await'."]) }
    }

    /// What follows the first operand: operators with their operands, casts, `? :`.
    mutating func restOfSequence() throws(NotationError) {
        while true {
            let beforeGap = cursor.position
            let gap = try skipGap()
            if cursor.isAtEnd { return }
            if try cast() { continue }
            if cursor.bytes[beforeGap - 1] == UInt8(ascii: ")"), try functionArrow() {
                try operand()
                continue
            }
            guard let token = cursor.operatorToken() else {
                types.cursor.position = beforeGap
                return
            }
            try refuseEndOfComment(token)
            switch token.text {
            case "?" where !token.isLeftBound: try ternary(token)
            case "->":
                throw NotationError(token.range, "the parameters of a function type stand in parentheses before '->'")
            case "!":
                throw NotationError(token.range, "'!' touches what it unwraps or negates", help: ["Remove the space."])
            case "=":
                types.cursor.position = beforeGap
                return
            case _ where token.isLeftBound == token.isRightBound:
                try binaryOperator(token)
            case _ where gap.hasLineBreak:
                types.cursor.position = beforeGap
                return
            default:
                throw NotationError(
                    token.range,
                    "'\(token.text)' between two values has a space on both sides or on neither"
                )
            }
        }
    }

    func refuseEndOfComment(_ token: OperatorToken) throws(NotationError) {
        if token.text.contains("*/") {
            throw NotationError(token.range, "no '/*' opens this '*/'", help: ["Remove it."])
        }
    }

    private mutating func binaryOperator(_ token: OperatorToken) throws(NotationError) {
        if token.text.hasSuffix("="), Self.assignments.contains(token.text), !mode.isInClosure {
            throw NotationError(
                token.range,
                "'\(token.text)' assigns, and an expression only has a value",
                help: ["Leave it out."]
            )
        }
        types.cursor.position = token.range.upperBound
        _ = try skipGap()
        if isAtEndOfOperand {
            throw NotationError(
                token.range,
                "'\(token.text)' needs a value after it, \(cursor.found)"
            )
        }
        if Self.assignments.contains(token.text) { try tryAndAwait() }
        try operand()
    }

    /// Whether nothing that a value could start with follows.
    var isAtEndOfOperand: Bool {
        switch cursor.byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            true
        default: cursor.isAtEnd
        }
    }

    private mutating func ternary(_ token: OperatorToken) throws(NotationError) {
        types.cursor.position = token.range.upperBound
        try expression()
        _ = try skipGap()
        guard types.cursor.take(":") else {
            if cursor.isAtEnd || isAtEndOfOperand {
                throw NotationError(
                    token.range,
                    "no ':' and second value follow this '?'",
                    help: ["Write 'condition ? a : b'."],
                    isUnclosed: cursor.isAtEnd
                )
            }
            throw unexpectedAfterOperand()
        }
        _ = try skipGap()
        try tryAndAwait()
        try operand()
    }

    /// `as? Jog`, `is Jog`.
    private mutating func cast() throws(NotationError) -> Bool {
        if types.cursor.takeWord("as") {
            if !types.cursor.take("?") { _ = types.cursor.take("!") }
        } else if !types.cursor.takeWord("is") {
            return false
        }
        try typeOperand()
        return true
    }

    /// A type that an expression names, kept among the names.
    mutating func typeOperand() throws(NotationError) {
        _ = try skipGap()
        names.use(try types.elementType())
    }

    /// `async throws ->` in a function type that is written as an expression: `[() async -> Void]()`.
    private mutating func functionArrow() throws(NotationError) -> Bool {
        guard cursor.isAt("->") || cursor.isAtWord("async") || cursor.isAtWord("throws") else { return false }
        let start = cursor.position
        let effects = try types.effects()
        if case .typed(let error) = effects.throwing { names.use(error) }
        _ = try skipGap()
        guard types.cursor.take("->") else {
            types.cursor.position = start
            throw unexpectedAfterOperand()
        }
        _ = try skipGap()
        return true
    }

    static let assignments: Set<String> = [
        "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "??=",
    ]
}
