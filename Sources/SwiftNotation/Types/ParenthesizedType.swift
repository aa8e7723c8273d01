import ScreenModel

/// One entry between the parentheses of a tuple or of a function's parameters.
private struct Entry {
    let label: Word?
    let secondName: Word?
    let type: SwiftType
    let range: Range<Int>
}

extension TypeParser {
    /// `(Jog)`, `(x: Int, y: Int)`, `()`, or all of a function type: `(Jog) async throws -> Void`.
    ///
    /// Nothing follows the result of a function, where `(() -> Void)?` goes on after the parenthesis.
    mutating func parenthesized() throws(NotationError) -> (type: SwiftType, endsWithResult: Bool) {
        let open = cursor.characterRange
        cursor.position += 1
        var entries: [Entry] = []
        cursor.skipWhitespace()
        if !cursor.isAt(")") {
            repeat {
                entries.append(try entry())
                cursor.skipWhitespace()
            } while cursor.take(",")
        }
        guard cursor.take(")") else { throw unclosed(open, "(", ")") }
        if isAtFunctionArrow { return (try function(parameters: entries), true) }
        return (try tuple(entries), false)
    }

    private mutating func entry() throws(NotationError) -> Entry {
        cursor.skipWhitespace()
        if cursor.isAt(")") { throw cursor.unexpected("expected a type after ',', found ')'") }
        let start = cursor.position
        let names = entryNames()
        let type = try nestedType()
        if cursor.isAt("...") { throw variadic(type, at: cursor.position..<cursor.position + 3) }
        return Entry(label: names?.label, secondName: names?.second, type: type, range: start..<cursor.position)
    }

    /// `label:` or `_ name:`; nothing is read where there is no colon.
    private mutating func entryNames() -> (label: Word, second: Word?)? {
        var ahead = cursor
        guard let label = ahead.takeWord() else { return nil }
        ahead.skipWhitespace()
        let second = ahead.takeWord()
        if second != nil { ahead.skipWhitespace() }
        guard ahead.take(":") else { return nil }
        cursor = ahead
        return (label, second)
    }

    private func tuple(_ entries: [Entry]) throws(NotationError) -> SwiftType {
        for entry in entries {
            if case .specified(let specifier, _) = entry.type, specifier != "~" {
                throw NotationError(entry.range, "'\(specifier)' stands before the whole type of a parameter only")
            }
            if let second = entry.secondName {
                throw NotationError(
                    second.range,
                    "an element of a tuple has one name",
                    help: ["Leave '\(second.shown)' out."]
                )
            }
        }
        switch entries.count {
        case 0: return .named("Void")
        case 1:
            guard let label = entries[0].label else { return entries[0].type }
            throw NotationError(
                label.range,
                "a tuple of one element has no name for it",
                help: ["Leave '\(label.shown):' out."]
            )
        default:
            return .tuple(
                entries.map { entry in
                    let label = entry.label.flatMap { $0.text == "_" ? nil : $0.text }
                    return SwiftType.TupleElement(label: label, type: entry.type)
                }
            )
        }
    }

    private var isAtFunctionArrow: Bool {
        var ahead = cursor
        ahead.skipWhitespace()
        return ahead.isAt("->") || ahead.isAtWord("async") || ahead.isAtWord("throws") || ahead.isAtWord("rethrows")
    }

    private mutating func function(parameters: [Entry]) throws(NotationError) -> SwiftType {
        for parameter in parameters {
            guard let label = parameter.label, label.text != "_" else { continue }
            throw NotationError(
                label.range,
                "a parameter of a function type has no label",
                help: ["Write '_ \((parameter.secondName ?? label).shown):'."]
            )
        }
        let effects = try effects()
        cursor.skipWhitespace()
        guard cursor.operatorToken()?.text == "->", cursor.take("->") else {
            throw cursor.unexpected("expected '->' and what the function returns, \(cursor.found)")
        }
        let start = cursor.position
        let result = try nestedType()
        if case .specified(let specifier, _) = result, specifier != "~", specifier != "sending" {
            throw NotationError(start..<cursor.position, "'\(specifier)' stands before the type of a parameter only")
        }
        var function = SwiftType.FunctionType(
            parameters: parameters.map(\.type),
            isAsync: effects.isAsync,
            throwing: effects.throwing,
            result: result
        )
        if parameters.contains(where: { $0.secondName != nil }) {
            function.parameterNames = parameters.map { $0.secondName?.text ?? "_" }
        }
        return .function(function)
    }

    /// `async throws`, each of them or neither.
    mutating func effects() throws(NotationError) -> (isAsync: Bool, throwing: Throwing) {
        cursor.skipWhitespace()
        let isAsync = cursor.takeWord("async")
        if isAsync { cursor.skipWhitespace() }
        if cursor.isAtWord("rethrows") {
            throw cursor.unexpected("'rethrows' has no place here", help: ["Write 'throws'."])
        }
        guard cursor.takeWord("throws") else { return (isAsync, .never) }
        var throwing = Throwing.any
        var thrown = cursor
        thrown.skipWhitespace()
        if thrown.isAt("(") {
            cursor = thrown
            let open = cursor.characterRange
            cursor.position += 1
            throwing = .typed(try elementType())
            cursor.skipWhitespace()
            guard cursor.take(")") else { throw unclosed(open, "(", ")") }
        }
        var ahead = cursor
        ahead.skipWhitespace()
        if ahead.isAtWord("async") {
            throw ahead.unexpected("'async' goes before 'throws'", help: ["Write 'async throws'."])
        }
        return (isAsync, throwing)
    }

    func variadic(_ type: SwiftType, at range: Range<Int>) -> NotationError {
        NotationError(
            range,
            "variadic parameters have no place in a spec",
            help: ["Write the array '[\(type.shown)]'."]
        )
    }
}
