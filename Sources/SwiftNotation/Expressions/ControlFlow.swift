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
            try bodyOfCase()
            names.closeScope()
        }
        try closeBraces(open, outer)
    }

    private var isAtCase: Bool {
        cursor.isAtWord("case") || cursor.isAtWord("default") || cursor.isAt("@unknown")
    }

    /// One expression. Where it is more, all the cases that follow are text as well.
    private mutating func bodyOfCase() throws(NotationError) {
        if isAtStatement { return try text(closing: UInt8(ascii: "}")) }
        if try !branches(needElse: false) { try expression() }
        let gap = try skipGap()
        _ = types.cursor.take(";")
        _ = try skipGap()
        if cursor.isAtEnd || cursor.isAt("}") || isAtCase { return }
        guard isAtEndOfStatement(gap) || cursor.bytes[cursor.position - 1] == UInt8(ascii: ";") else {
            throw unexpectedAfterOperand()
        }
        try text(closing: UInt8(ascii: "}"))
    }

    private mutating func caseLabel() throws(NotationError) {
        if types.cursor.take("@unknown") { _ = try skipGap() }
        if !types.cursor.takeWord("default") {
            guard types.cursor.takeWord("case") else {
                throw cursor.unexpected("expected 'case' or 'default', \(cursor.found)")
            }
            try patterns()
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
        var bound: Set<String>?
        repeat {
            _ = try skipGap()
            let start = cursor.position
            let count = names.countOfDeclared
            try pattern()
            let declared = names.declared(after: count)
            if let bound, bound != declared {
                throw NotationError(start..<cursor.position, "all patterns of one 'case' bind the same names")
            }
            bound = declared
            try whereClause()
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

    private mutating func whereClause() throws(NotationError) {
        let beforeGap = cursor.position
        _ = try skipGap()
        guard types.cursor.takeWord("where") else {
            types.cursor.position = beforeGap
            return
        }
        try expressionBeforeBlock()
    }

    private mutating func expressionBeforeBlock() throws(NotationError) {
        let outer = mode
        mode.allowsTrailingClosures = false
        try expression()
        mode = outer
    }

    /// `let x, x > 0, case .a(let y) = z, #available(iOS 16, *)`.
    private mutating func conditions() throws(NotationError) {
        repeat {
            _ = try skipGap()
            if cursor.isAtWord("let") || cursor.isAtWord("var") {
                types.cursor.position += 3
                var declared: [String] = []
                try bindingNames(&declared)
                try typeAnnotation()
                if try equalSign() { try expressionBeforeBlock() }
                for name in declared { names.declare(name) }
            } else if types.cursor.takeWord("case") {
                try pattern()
                guard try equalSign() else {
                    throw cursor.unexpected("expected '=' after the pattern, \(cursor.found)")
                }
                try expressionBeforeBlock()
            } else if try availabilityCondition() {
                continue
            } else {
                try expressionBeforeBlock()
            }
            _ = try skipGap()
        } while types.cursor.take(",")
    }

    /// `#available(iOS 16.4, *)`.
    private mutating func availabilityCondition() throws(NotationError) -> Bool {
        var ahead = cursor
        guard ahead.take("#"), ahead.takeWord("available") || ahead.takeWord("unavailable") else { return false }
        let start = cursor.position
        types.cursor = ahead
        _ = try types.availableVersions()
        try refuseLineBreaks(in: start..<cursor.position)
        return true
    }

    mutating func block() throws(NotationError) {
        _ = try skipGap()
        let open = cursor.characterRange
        guard cursor.isAt("{") else { throw cursor.unexpected("expected '{', \(cursor.found)") }
        let outer = try openBraces()
        try body()
        try closeBraces(open, outer)
    }
}
