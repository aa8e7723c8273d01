import ScreenModel

extension ExpressionParser {
    /// `{ $0.name }`, `{ [weak self] jog in … }`.
    mutating func closure() throws(NotationError) {
        let open = cursor.characterRange
        let outer = try openBraces()
        mode.isInClosure = true
        if try closureSignature() {
            try postfixes()
            try restOfSequence()
            try assignedValue()
            try endOfStatement(inSwitch: false)
        }
        try statements(inSwitch: false)
        try closeBraces(open, outer)
    }

    /// Reads `{`, after which lines may break and names declared are the block's own.
    mutating func openBraces() throws(NotationError) -> Mode {
        try types.nesting.enter(at: cursor.characterRange)
        types.cursor.position += 1
        let outer = mode
        mode = Mode()
        mode.lineBreaks = outer.lineBreaks == .refusedInString ? .refusedInString : .allowed
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

    /// What stands before `in`. Whether it was an array instead, which is the start of the first statement.
    private mutating func closureSignature() throws(NotationError) -> Bool {
        _ = try skipGap()
        let start = cursor.position
        var needsIn = false
        while cursor.isAt("@") {
            _ = try types.typeAttribute()
            _ = try skipGap()
            needsIn = true
        }
        var endOfList: Int?
        if cursor.isAt("[") {
            needsIn = try captureList() || needsIn
            endOfList = cursor.position
            _ = try skipGap()
        }
        if try closureParameters(mayBeMissing: needsIn || endOfList != nil) { return false }
        if needsIn {
            throw cursor.unexpected("expected 'in' after the captures or attributes of the closure, \(cursor.found)")
        }
        types.cursor.position = endOfList ?? start
        return endOfList != nil
    }

    /// `[weak self, price = product.price]`, or an array that looks like it; whether it can be no array.
    private mutating func captureList() throws(NotationError) -> Bool {
        let open = cursor.characterRange
        types.cursor.position += 1
        _ = try skipGap()
        if types.cursor.take("]") { return false }
        var isCapture = false
        repeat {
            _ = try skipGap()
            if cursor.isAt("]") { break }
            if try captureSpecifier() { isCapture = true }
            if let name = capturedName() {
                isCapture = true
                try expression()
                names.declare(name.text)
            } else if !cursor.isAt("]") && !cursor.isAt(":") {
                try expression()
            }
            _ = try skipGap()
            if types.cursor.take(":") {
                _ = try skipGap()
                if !cursor.isAt("]") { try expression() }
                _ = try skipGap()
            }
        } while types.cursor.take(",")
        guard types.cursor.take("]") else { throw unclosed(open, "[", "]") }
        return isCapture
    }

    /// `weak` or `unowned(safe)` before a name.
    private mutating func captureSpecifier() throws(NotationError) -> Bool {
        var ahead = self
        if ahead.types.cursor.takeWord("unowned") {
            if !ahead.types.cursor.take("(safe)") { _ = ahead.types.cursor.take("(unsafe)") }
        } else if !ahead.types.cursor.takeWord("weak") {
            return false
        }
        let gap = try ahead.skipGap()
        guard !gap.isEmpty, ahead.cursor.isAtWord else { return false }
        types.cursor.position = ahead.cursor.position
        return true
    }

    /// `price =`, read.
    private mutating func capturedName() -> Word? {
        var ahead = cursor
        guard let name = ahead.takeWord(), !name.isKeyword else { return nil }
        ahead.skipWhitespace()
        guard ahead.operatorToken()?.text == "=" else { return nil }
        ahead.position += 1
        types.cursor = ahead
        return name
    }

    /// `jog, index in`, `(jog: Jog) -> Bool in`; nothing is read where no `in` ends it.
    private mutating func closureParameters(mayBeMissing: Bool) throws(NotationError) -> Bool {
        var attempt = types
        var declared: [String] = []
        var used: [SwiftType] = []
        if attempt.cursor.isAt("(") {
            guard let list = attempt.closureParameterList() else { return false }
            (declared, used) = list
        } else if let first = attempt.cursor.word(), !first.isKeyword || first.text == "_" {
            repeat {
                attempt.cursor.skipWhitespace()
                guard let name = attempt.cursor.takeWord() else { return false }
                declared.append(name.text)
                attempt.cursor.skipWhitespace()
            } while attempt.cursor.take(",")
        } else if !mayBeMissing {
            return false
        }
        guard let effects = try? attempt.effects() else { return false }
        if case .typed(let error) = effects.throwing { used.append(error) }
        attempt.cursor.skipWhitespace()
        if attempt.cursor.take("->") {
            guard let result = try? attempt.nestedType() else { return false }
            used.append(result)
            attempt.cursor.skipWhitespace()
        }
        guard attempt.cursor.takeWord("in") else { return false }
        types.cursor = attempt.cursor
        for type in used { names.use(type) }
        for name in declared { names.declare(name) }
        return true
    }
}

extension TypeParser {
    /// `(jog, index: Int)`; `nil` where that is not what stands here.
    fileprivate mutating func closureParameterList() -> (names: [String], types: [SwiftType])? {
        cursor.position += 1
        var names: [String] = []
        var types: [SwiftType] = []
        cursor.skipWhitespace()
        if cursor.take(")") { return (names, types) }
        repeat {
            cursor.skipWhitespace()
            guard let first = cursor.takeWord() else { return nil }
            cursor.skipWhitespace()
            names.append((cursor.takeWord() ?? first).text)
            cursor.skipWhitespace()
            if cursor.take(":") {
                guard let type = try? nestedType() else { return nil }
                types.append(type)
                cursor.skipWhitespace()
            }
        } while cursor.take(",")
        return cursor.take(")") ? (names, types) : nil
    }
}
