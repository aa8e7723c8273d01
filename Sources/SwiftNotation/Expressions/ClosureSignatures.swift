import ScreenModel

/// What was read between `[` and `]` at the start of a closure.
private struct ClosureList {
    /// Whether it can be no array, and whether it can be no list of captures.
    var isCaptures = false
    var isArray = false
    /// Whether its elements have keys, once there is one.
    var hasKeys: Bool?
}

extension ExpressionParser {
    /// What stands before `in`. Whether it was an array instead, which is the start of the first statement.
    mutating func closureSignature() throws(NotationError) -> Bool {
        _ = try skipGap()
        let start = cursor.position
        var needsIn = false
        while cursor.isAt("@") {
            _ = try types.typeAttribute()
            let gap = try skipGap()
            if cursor.isAt("("), gap.isEmpty {
                throw cursor.unexpected("the attribute of a closure has a space after it")
            }
            needsIn = true
        }
        var list: ClosureList?
        var end = start
        if cursor.isAt("[") {
            let captures = try closureList()
            needsIn = needsIn || captures.isCaptures
            list = captures
            end = cursor.position
            _ = try skipGap()
        }
        if try closureParameters(mayBeMissing: needsIn || list != nil) {
            guard let list, list.isArray else { return false }
            throw NotationError(
                start..<end,
                "a list of captures holds names, as in '[weak self, price = product.price]'"
            )
        }
        if needsIn {
            throw cursor.unexpected("expected 'in' after the captures or attributes of the closure, \(cursor.found)")
        }
        types.cursor.position = end
        return list != nil
    }

    /// `[weak self, price = product.price]`, or an array that looks like it.
    private mutating func closureList() throws(NotationError) -> ClosureList {
        let open = cursor.characterRange
        var list = ClosureList()
        types.cursor.position += 1
        _ = try skipGap()
        if types.cursor.take(":") {
            list.isArray = true
            _ = try skipGap()
            guard cursor.isAt("]") else { throw unclosed(open, "[", "]") }
        }
        if types.cursor.take("]") { return list }
        repeat {
            _ = try skipGap()
            if cursor.isAt("]") {
                list.isArray = true
                break
            }
            try closureElement(of: &list)
            _ = try skipGap()
        } while types.cursor.take(",")
        guard types.cursor.take("]") else { throw unclosed(open, "[", "]") }
        return list
    }

    private mutating func closureElement(of list: inout ClosureList) throws(NotationError) {
        if let captured = try weakCapture() {
            list.isCaptures = true
            if try equalSign() {
                try expression()
                names.declare(captured.text)
            } else if !captured.isKeyword {
                names.use(captured)
            }
        } else if let name = try capturedName() {
            list.isCaptures = true
            try expression()
            names.declare(name.text)
        } else {
            let word = cursor.word()
            try expression()
            let isName = word?.range.upperBound == cursor.position && word?.text != "weak" && word?.text != "unowned"
            if !isName { list.isArray = true }
            _ = try skipGap()
            let hasKey = try key(of: list.hasKeys)
            list.hasKeys = hasKey
            guard hasKey else { return }
            list.isArray = true
            try expression()
        }
    }

    /// `weak self`, `unowned(safe) owner`.
    private mutating func weakCapture() throws(NotationError) -> Word? {
        var ahead = self
        if ahead.types.cursor.takeWord("unowned") {
            if !ahead.types.cursor.take("(safe)") { _ = ahead.types.cursor.take("(unsafe)") }
        } else if !ahead.types.cursor.takeWord("weak") {
            return nil
        }
        let gap = try ahead.skipGap()
        guard !gap.isEmpty, let name = ahead.types.cursor.takeWord(), !name.isKeyword || name.text == "self" else {
            return nil
        }
        types.cursor.position = ahead.cursor.position
        return name
    }

    /// `price =`, read.
    private mutating func capturedName() throws(NotationError) -> Word? {
        var ahead = cursor
        guard let name = ahead.takeWord(), !name.isKeyword, name.text != "weak", name.text != "unowned" else {
            return nil
        }
        ahead.skipWhitespace()
        guard let token = ahead.operatorToken(), token.text == "=" else { return nil }
        try refuseLineBreaks(in: cursor.position..<ahead.position)
        try takeEqualSign(token)
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
        } else if let first = attempt.cursor.word(), !first.isKeyword,
            first.isQuoted || !["async", "await"].contains(first.text)
        {
            repeat {
                attempt.cursor.skipWhitespace()
                guard let name = attempt.cursor.takeWord(), !name.isKeyword else { return false }
                declared.append(name.text)
                attempt.cursor.skipWhitespace()
            } while attempt.cursor.take(",")
        } else {
            guard mayBeMissing, attempt.cursor.takeWord("in") else { return false }
            types.cursor = attempt.cursor
            return true
        }
        guard let effects = try? attempt.effects() else { return false }
        if case .typed(let error) = effects.throwing { used.append(error) }
        attempt.cursor.skipWhitespace()
        let hasResult = attempt.cursor.take("->")
        if hasResult {
            used.append(try attempt.nestedType())
            attempt.cursor.skipWhitespace()
        }
        guard attempt.cursor.takeWord("in") else {
            guard hasResult else { return false }
            throw attempt.cursor.unexpected("expected 'in' after the result of the closure, \(attempt.cursor.found)")
        }
        try refuseLineBreaks(in: cursor.position..<attempt.cursor.position)
        types.cursor = attempt.cursor
        mode.hasNamedArguments = true
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
            guard let name = cursor.takeWord(), !name.isKeyword else { return nil }
            names.append(name.text)
            cursor.skipWhitespace()
            if cursor.take(":") {
                guard let type = try? type() else { return nil }
                types.append(type)
                cursor.skipWhitespace()
            }
        } while cursor.take(",")
        return cursor.take(")") ? (names, types) : nil
    }
}
