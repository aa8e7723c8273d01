import ScreenModel

extension RequirementParser {
    /// What follows the name: generic parameters, parameters, effects, result, `where`.
    mutating func function(_ name: Word, _ modifiers: Modifiers) throws(NotationError) -> FunctionRequirement {
        if name.text == "_" { throw NotationError(name.range, "a method needs a name; '_' is none") }
        var function = FunctionRequirement(name: name.text)
        function.attributes = modifiers.attributes
        function.isStatic = modifiers.isStatic
        function.isMutating = modifiers.isMutating
        types.cursor.skipWhitespace()
        if cursor.isAt("<") { function.genericParameters = try types.genericParameters().text }
        types.cursor.skipWhitespace()
        function.parameters = try parameters(of: name)
        (function.isAsync, function.throwing) = try types.effects()
        types.cursor.skipWhitespace()
        if types.cursor.take("->") { function.returns = try result(of: name) }
        types.cursor.skipWhitespace()
        if types.cursor.takeWord("where") { function.genericRequirements = try types.genericRequirements().text }
        return function
    }

    private mutating func result(of name: Word) throws(NotationError) -> TypeReference? {
        if name.text == "init", !name.isQuoted {
            throw NotationError(
                cursor.position - 2..<cursor.position,
                "an initializer returns nothing",
                help: ["End it before '->'."]
            )
        }
        let result = try typeReference()
        types.cursor.skipWhitespace()
        if cursor.isAtWord("async") || cursor.isAtWord("throws") {
            throw cursor.unexpected("'async' and 'throws' go before '->'")
        }
        if case .opaque(let constraint) = result.type {
            throw NotationError(
                place(of: result.range),
                "a protocol cannot require 'some \(constraint.shown)'",
                help: ["Write 'any \(constraint.shown)'."]
            )
        }
        return result.type.isNamed("Void") ? nil : result
    }

    private mutating func parameters(of name: Word) throws(NotationError) -> [Parameter] {
        let open = cursor.characterRange
        guard types.cursor.take("(") else {
            throw cursor.unexpected(
                "expected '(' and the parameters after '\(name.shown)', \(cursor.found)"
            )
        }
        var parameters: [Parameter] = []
        types.cursor.skipWhitespace()
        if types.cursor.take(")") { return parameters }
        var names: Set<String> = []
        repeat {
            let parameter = try parameter()
            if parameter.name != "_", !names.insert(parameter.name).inserted {
                throw NotationError(
                    place(of: parameter.range),
                    "two parameters are named '\(Cursor.shortened(parameter.name))'",
                    help: ["Write '\(Cursor.shortened(parameter.label ?? "_")) anotherName:' to keep the label."]
                )
            }
            parameters.append(parameter)
            types.cursor.skipWhitespace()
        } while types.cursor.take(",")
        guard types.cursor.take(")") else { throw types.unclosed(open, "(", ")") }
        return parameters
    }

    private mutating func parameter() throws(NotationError) -> Parameter {
        types.cursor.skipWhitespace()
        let start = cursor.position
        guard let first = types.cursor.takeWord() else {
            if let error = cursor.invisibleOrTypographic() { throw error }
            throw cursor.unexpected("expected a parameter, as in 'jogs: [Jog]', \(cursor.found)", insideBrackets: true)
        }
        types.cursor.skipWhitespace()
        let second = types.cursor.takeWord()
        let end = (second ?? first).range.upperBound
        types.cursor.skipWhitespace()
        guard types.cursor.take(":") else { throw missingColon(first: first, second: second) }
        if first.text == "inout", !first.isQuoted, let second {
            throw NotationError(
                first.range,
                "'inout' goes before the type",
                help: ["Write '\(second.shown): inout …'."]
            )
        }
        let type = try typeReference()
        if cursor.isAt("...") { throw types.variadic(type.type, at: cursor.position..<cursor.position + 3) }
        types.cursor.skipWhitespace()
        if cursor.isAt("=") {
            throw cursor.unexpected("a requirement has no default arguments", help: ["Leave '= …' out."])
        }
        return Parameter(
            label: first.text == "_" && !first.isQuoted ? nil : first.text,
            name: (second ?? first).text,
            type: type,
            at: range(start..<end)
        )
    }

    private func missingColon(first: Word, second: Word?) -> NotationError {
        if second == nil, cursor.isAt(",") || cursor.isAt(")") || cursor.isAt("<") || cursor.isAt("?") {
            return NotationError(first.range, "a parameter is written 'name: Type'; the ':' is missing")
        }
        return cursor.unexpected(
            "expected ':' and the type of '\((second ?? first).shown)', \(cursor.found)",
            insideBrackets: true
        )
    }
}
