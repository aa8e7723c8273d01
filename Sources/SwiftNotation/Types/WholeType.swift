import ScreenModel

extension TypeParser {
    /// All of the text as one type.
    static func whole(_ text: String, isParameter: Bool) throws(NotationError) -> SwiftType {
        var parser = TypeParser(Cursor(text))
        parser.cursor.skipWhitespace()
        if parser.cursor.isAtEnd { throw NotationError(0..<0, "expected a type, such as 'String' or '[Jog]?'") }
        let type = try parser.type()
        parser.cursor.skipWhitespace()
        guard parser.cursor.isAtEnd else { throw parser.trailing(after: type) }
        if case .specified("~", let suppressed) = type {
            throw NotationError(0..<1, "'~' leaves a protocol out of others; alone, '~\(suppressed.shown)' is no type")
        }
        if let wrapped = implicitlyUnwrapped(type) {
            throw NotationError(
                0..<parser.cursor.bytes.count,
                "'!' stands in requirements of protocols only",
                help: ["Write '\(SwiftType.optional(wrapped).shown)'."]
            )
        }
        if !isParameter, let word = wordOfParameters(type) {
            throw NotationError(
                0..<parser.cursor.bytes.count,
                "'\(word)' belongs to the types of parameters alone",
                help: ["Leave it out."]
            )
        }
        return type
    }

    /// What only a parameter's type can begin with.
    private static func wordOfParameters(_ type: SwiftType) -> String? {
        let attributes: [String]
        switch type {
        case .specified(let specifier, _): return specifier == "~" ? nil : specifier
        case .attributed(let written, _): attributes = written
        case .function(let function): attributes = function.attributes
        default: return nil
        }
        return attributes.first { $0 == "@escaping" || $0 == "@autoclosure" }
    }

    /// What is in front of the `!` of a type; `nil` where there is none.
    static func implicitlyUnwrapped(_ type: SwiftType) -> SwiftType? {
        switch type {
        case .implicitlyUnwrapped(let wrapped): wrapped
        case .specified(_, let type), .attributed(_, let type): implicitlyUnwrapped(type)
        default: nil
        }
    }

    private func trailing(after type: SwiftType) -> NotationError {
        if let error = cursor.invisibleOrTypographic() { return error }
        switch cursor.byte {
        case UInt8(ascii: "-") where cursor.isAt("->"):
            return cursor.unexpected(
                "the parameters of a function type stand in parentheses",
                help: ["Write '(\(type.shown)) -> …'."]
            )
        case UInt8(ascii: ","):
            return cursor.unexpected(
                "one type is expected here",
                help: ["Several stand in parentheses, '(\(type.shown), …)'."]
            )
        case UInt8(ascii: "="):
            return cursor.unexpected("a type has no value", help: ["Give it with the key 'default'."])
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            return cursor.unexpected(
                "'\(Character(Unicode.Scalar(cursor.byte)))' stands directly after the type",
                help: ["Remove the space."]
            )
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"):
            return cursor.unexpected(
                "nothing opens this '\(Character(Unicode.Scalar(cursor.byte)))'",
                help: ["Remove it."]
            )
        case UInt8(ascii: "&"):
            return cursor.unexpected("'&' has a space on both sides or on neither")
        case UInt8(ascii: "."):
            if cursor.isAt("...") { return variadic(type, at: cursor.position..<cursor.position + 3) }
        case UInt8(ascii: "/") where cursor.isAt("//") || cursor.isAt("/*"):
            return cursor.unexpected(
                "a comment has no place in a type",
                help: ["Write it as a YAML comment, after '#'."]
            )
        default: break
        }
        return cursor.unexpected("the type '\(type.shown)' ends before this; \(cursor.found)")
    }
}
