import ScreenModel

extension ExpressionParser {
    /// All that follows a value directly: members, calls, subscripts, `?`, `!`, closures.
    mutating func postfixes() throws(NotationError) {
        while true {
            if try optionalMark() { continue }
            let beforeGap = cursor.position
            let gap = try skipGap()
            let isOnLine = !gap.hasLineBreak
            if cursor.isAt("."), !cursor.isAt("..") {
                try member()
            } else if cursor.isAt("("), isOnLine {
                if try !compoundName() { try arguments(closing: ")", of: "(") }
            } else if cursor.isAt("["), isOnLine {
                try arguments(closing: "]", of: "[")
            } else if cursor.isAt("{"), isOnLine, mode.allowsTrailingClosures {
                try trailingClosures()
            } else {
                types.cursor.position = beforeGap
                if try !postfixOperator() { return }
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

    private mutating func member() throws(NotationError) {
        let dot = cursor.characterRange
        types.cursor.position += 1
        if IdentifierCharacters.isDigit(cursor.byte) {
            types.cursor.position = cursor.digitsRange.upperBound
        } else if types.cursor.takeWord() == nil {
            if isAtEndOfOperand { throw NotationError(dot, "'.' needs the name of a member after it, \(cursor.found)") }
            throw cursor.unexpected("expected the name of a member directly after '.', \(cursor.found)")
        }
        try genericArguments()
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

    /// `<Int>` after a name, told from "less than" as Swift's parser does: by what follows the `>`.
    mutating func genericArguments() throws(NotationError) {
        var attempt = types
        attempt.cursor.skipWhitespace()
        guard attempt.cursor.isAt("<"), attempt.cursor.operatorToken()?.text == "<" else { return }
        guard let arguments = try? attempt.genericArguments(), attempt.cursor.isAtEndOfGenericName else { return }
        try refuseLineBreaks(in: cursor.position..<attempt.cursor.position)
        types.cursor = attempt.cursor
        for argument in arguments { names.use(argument) }
    }

    /// `didTap(_:with:)`, a function by its full name.
    private mutating func compoundName() throws(NotationError) -> Bool {
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
        if isAtEnd { return true }
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "["):
            return true
        case UInt8(ascii: "?"), UInt8(ascii: "!"): return operatorToken().map { $0.text.count == 1 } ?? false
        default: break
        }
        var ahead = self
        ahead.skipWhitespace()
        if ahead.isAtEnd { return true }
        switch ahead.byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."):
            return true
        case UInt8(ascii: "("), UInt8(ascii: "["):
            return !bytes[position..<ahead.position].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        default: return false
        }
    }
}
