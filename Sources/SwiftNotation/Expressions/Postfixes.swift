extension ExpressionParser {
    /// All that follows a value directly: members, calls, subscripts, `?`, `!`, closures.
    mutating func postfixes(of start: Start) throws(NotationError) {
        var last = start
        while true {
            if try optionalMark() {
                last = .call
                continue
            }
            let beforeGap = cursor.position
            let gap = try skipGap()
            let isOnLine = !gap.hasLineBreak
            if cursor.isAt("."), !cursor.isAt("..") {
                last = try member()
            } else if cursor.isAt("("), isOnLine {
                let isCompoundName = last == .name && gap.isEmpty && compoundName()
                if !isCompoundName { try arguments(closing: ")", of: "(") }
                last = .call
            } else if cursor.isAt("["), isOnLine {
                try arguments(closing: "]", of: "[")
                last = .call
            } else if cursor.isAt("{"), isOnLine, last == .name || last == .call, mode.allowsTrailingClosures {
                try trailingClosures()
                last = .literal
            } else {
                types.cursor.position = beforeGap
                guard try postfixOperator() else { return }
                last = .literal
            }
        }
    }

    /// `?` and `!` that touch what stands before them.
    private mutating func optionalMark() throws(NotationError) -> Bool {
        guard cursor.isAt("?") || cursor.isAt("!"), let token = cursor.operatorToken(), token.isLeftBound else {
            return false
        }
        if token.isRightBound, token.text == "!=" || token.text == "!==" || token.text == "??" {
            throw NotationError(token.range, "'\(token.text)' needs a space on both sides")
        }
        types.cursor.position += 1
        return true
    }

    private mutating func member() throws(NotationError) -> Start {
        let dot = cursor.characterRange
        types.cursor.position += 1
        if IdentifierCharacters.isDigit(cursor.byte) {
            let end = cursor.digitsRange.upperBound
            guard cursor.endOfWord(after: IdentifierCharacters.isPart) == end else {
                throw cursor.unexpected("'.' and digits name an element of a tuple, and stand directly after it")
            }
            types.cursor.position = end
            return .call
        }
        guard let name = types.cursor.takeMember() else {
            if isAtEndOfOperand { throw NotationError(dot, "'.' needs the name of a member after it, \(cursor.found)") }
            throw cursor.unexpected("expected the name of a member directly after '.', \(cursor.found)")
        }
        return try genericArguments() || name.isKeyword && name.text == "self" ? .call : .name
    }

    /// `...` after a value. Others are declared by hand so rarely that a forgotten value is what they tell of.
    private mutating func postfixOperator() throws(NotationError) -> Bool {
        guard let token = cursor.operatorToken(), token.isPostfix else { return false }
        guard token.text == "..." else {
            throw NotationError(token.range, "'\(token.text)' needs a value after it")
        }
        types.cursor.position = token.range.upperBound
        return true
    }

    /// `<Int>` after a name, told from "less than" as Swift's parser does: by what follows the `>`. Whether it was there.
    ///
    /// No `<` within which such an attempt failed is tried again, so that a row of them takes no more than its length.
    @discardableResult
    mutating func genericArguments() throws(NotationError) -> Bool {
        var attempt = types
        attempt.cursor.skipWhitespace()
        guard attempt.cursor.isAt("<"), attempt.cursor.operatorToken()?.text == "<" else { return false }
        guard !comparisons.contains(attempt.cursor.position) else { return false }
        guard let arguments = try? attempt.genericArguments() else {
            comparisons.formUnion(attempt.openAngles)
            return false
        }
        guard attempt.cursor.isAtEndOfGenericName else { return false }
        types.cursor = attempt.cursor
        for argument in arguments { names.use(argument) }
        return true
    }

    /// `didTap(_:with:)`, a function by its full name.
    mutating func compoundName() -> Bool {
        guard cursor.isAt("(") else { return false }
        var ahead = cursor
        ahead.position += 1
        guard ahead.isAtWord else { return false }
        while ahead.takeWord() != nil {
            guard ahead.take(":") else { return false }
        }
        guard ahead.take(")") else { return false }
        types.cursor = ahead
        return true
    }

    private mutating func trailingClosures() throws(NotationError) {
        try closure()
        while true {
            let beforeGap = cursor.position
            _ = try skipGap()
            guard try trailingLabel() else {
                types.cursor.position = beforeGap
                return
            }
            try closure()
        }
    }

    /// `completion:` before a closure that follows another.
    private mutating func trailingLabel() throws(NotationError) -> Bool {
        var ahead = cursor
        guard let label = ahead.takeWord(), !label.isKeyword else { return false }
        ahead.skipWhitespace()
        guard ahead.take(":") else { return false }
        ahead.skipWhitespace()
        guard ahead.isAt("{") else { return false }
        types.cursor = ahead
        return true
    }
}

extension Cursor {
    /// Whether what stands here makes `<…>` before it generic arguments, rather than two comparisons.
    fileprivate var isAtEndOfGenericName: Bool {
        var ahead = self
        ahead.skipWhitespace()
        switch ahead.byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return true
        case UInt8(ascii: "."): return !ahead.isAt("..")
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "("), UInt8(ascii: "["):
            return ahead.position == position
        default: return ahead.isAtEnd
        }
    }
}
