import ScreenModel

extension TypeParser {
    /// `Jog`, `Result<Jog, LoadError>`, `CreateOrder.Request`; stops before `.Type` and `.Protocol`.
    mutating func name() throws(NotationError) -> SwiftType {
        var components = [try component(isFirst: true)]
        while isAtMember {
            cursor.position += 1
            components.append(try component(isFirst: false))
        }
        return components.count == 1 ? Self.shorthand(components[0]) : .named(SwiftType.TypeName(components))
    }

    /// What follows a type directly, made part of it; `nil` where nothing does.
    mutating func postfix(of type: SwiftType) throws(NotationError) -> SwiftType? {
        guard cursor.isAt("?") || cursor.isAt("!") || cursor.isAt("."), !cursor.isAt("!="), !cursor.isAt("..") else {
            return nil
        }
        if case .implicitlyUnwrapped = type {
            throw cursor.unexpected("nothing follows the '!' of a type", help: ["Write '?'."])
        }
        if cursor.take("?") { return .optional(type) }
        if cursor.take("!") { return .implicitlyUnwrapped(type) }
        if isAtMember { return try member(of: type) }
        let dot = cursor
        cursor.position += 1
        if cursor.takeWord("Type") { return .metatype(type, isProtocol: false) }
        if cursor.takeWord("Protocol") { return .metatype(type, isProtocol: true) }
        if cursor.isAtWord("self") {
            throw NotationError(
                dot.position..<cursor.position + 4,
                "'.self' makes a value of a type",
                help: ["Write the type alone, or '.Type'."]
            )
        }
        cursor.skipWhitespace()
        throw cursor.unexpected("expected the name of a nested type after '.', \(cursor.found)")
    }

    /// Whether a dot with the name of a nested type stands here.
    private var isAtMember: Bool {
        guard cursor.isAt(".") else { return false }
        var ahead = cursor
        ahead.position += 1
        return ahead.isAtWord && !ahead.isAtWord("Type") && !ahead.isAtWord("Protocol") && !ahead.isAtWord("self")
    }

    /// `[Jog].Index`, which is `Array<Jog>.Index`.
    private mutating func member(of type: SwiftType) throws(NotationError) -> SwiftType {
        let dot = cursor.characterRange
        var components: [SwiftType.TypeName.Component]
        switch type {
        case .array(let element): components = [.init("Array", arguments: [element])]
        case .dictionary(let key, let value): components = [.init("Dictionary", arguments: [key, value])]
        case .optional(let wrapped): components = [.init("Optional", arguments: [wrapped])]
        case .named(let name): components = name.components
        default: throw NotationError(dot, "'\(type.shown)' has no nested types", help: ["Name the type itself."])
        }
        while isAtMember {
            cursor.position += 1
            components.append(try component(isFirst: false))
        }
        return .named(SwiftType.TypeName(components))
    }

    private mutating func component(isFirst: Bool) throws(NotationError) -> SwiftType.TypeName.Component {
        guard let word = cursor.takeWord() else { throw notAType() }
        if isFirst, !word.isQuoted, let error = packExpansion(word) { throw error }
        if isFirst, !word.isQuoted, word.text == "async" || word.text == "await" {
            throw NotationError(
                word.range,
                "'async' goes before '->', as in '() async -> Void'",
                help: ["'await' has no place in a type."]
            )
        }
        if word.text == "_", !word.isQuoted { throw NotationError(word.range, "'_' is no type", help: ["Name one."]) }
        if word.isKeyword, !(isFirst && SwiftName.keywordTypes.contains(word.text)) {
            throw NotationError(
                word.range,
                "'\(word.text)' is a keyword of Swift",
                help: ["A type of that name is written '`\(word.text)`'."]
            )
        }
        if cursor.isAt("<"), word.isKeyword {
            throw cursor.unexpected("'\(word.text)' takes no types in angle brackets", help: ["Remove them."])
        }
        return .init(word.text, arguments: cursor.isAt("<") ? try genericArguments() : [])
    }

    /// `<Jog, LoadError>`.
    mutating func genericArguments() throws(NotationError) -> [SwiftType] {
        let open = cursor.characterRange
        openAngle()
        cursor.skipWhitespace()
        if cursor.isAt(">") {
            throw NotationError(open, "'<>' holds no type", help: ["Name one, or leave the brackets out."])
        }
        var arguments: [SwiftType] = []
        repeat {
            arguments.append(try elementType())
            cursor.skipWhitespace()
        } while cursor.take(",")
        guard closeAngle() else { throw unclosed(open, "<", ">") }
        return arguments
    }

    private func packExpansion(_ word: Word) -> NotationError? {
        guard word.text == "repeat" || word.text == "each" else { return nil }
        var ahead = cursor
        ahead.skipWhitespace()
        guard ahead.isAtWord else { return nil }
        return NotationError(
            word.range,
            "parameter packs ('\(word.text)') have no place in a spec",
            help: ["Name the types, or put them in a Swift file."]
        )
    }

    private func notAType() -> NotationError {
        if let error = cursor.invisibleOrTypographic() { return error }
        if IdentifierCharacters.isDigit(cursor.byte) {
            return cursor.unexpected("a type's name starts with a letter, not with a digit")
        }
        if cursor.isAt("`") { return cursor.unexpected("expected a name between two backticks, as in '`default`'") }
        if cursor.isAt("/"), cursor.peek(1) == UInt8(ascii: "/") || cursor.peek(1) == UInt8(ascii: "*") {
            return cursor.unexpected(
                "a comment has no place in a type",
                help: ["Write it as a YAML comment, after '#'."]
            )
        }
        return cursor.unexpected("expected a type, \(cursor.found)")
    }

    /// `[Jog]` for `Array<Jog>`, and so on: the form that Swift code prefers, and one form for one type.
    private static func shorthand(_ component: SwiftType.TypeName.Component) -> SwiftType {
        switch (component.name, component.arguments.count) {
        case ("Array", 1): .array(component.arguments[0])
        case ("Optional", 1): .optional(component.arguments[0])
        case ("Dictionary", 2): .dictionary(key: component.arguments[0], value: component.arguments[1])
        default: .named(SwiftType.TypeName([component]))
        }
    }
}
