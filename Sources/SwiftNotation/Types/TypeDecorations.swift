import ScreenModel
import ScreenSpecDiagnostics

/// What stands before a type: `@Sendable`, `inout`.
enum TypeDecoration {
    case attribute(String)
    case specifier(String)
}

extension TypeParser {
    mutating func decorations() throws(NotationError) -> [TypeDecoration] {
        var decorations: [TypeDecoration] = []
        while let decoration = try decoration() {
            if case .specifier(let specifier) = decoration, let last = decorations.last {
                throw misplaced(specifier, after: last)
            }
            decorations.append(decoration)
            guard decorations.count <= Nesting.decorationLimit else {
                throw cursor.unexpected("more than \(Nesting.decorationLimit) attributes stand before one type")
            }
            cursor.skipWhitespace()
        }
        return decorations
    }

    private func misplaced(_ specifier: String, after last: TypeDecoration) -> NotationError {
        switch last {
        case .attribute(let attribute):
            cursor.unexpected("'\(specifier)' goes before '\(Cursor.shortened(attribute))'")
        case .specifier(let other):
            cursor.unexpected("a parameter is either '\(other)' or '\(specifier)'", help: ["Leave one out."])
        }
    }

    private mutating func decoration() throws(NotationError) -> TypeDecoration? {
        if cursor.isAt("@") { return .attribute(try typeAttribute()) }
        if cursor.isAt("nonisolated(nonsending)") {
            cursor.position += 23
            return .attribute("nonisolated(nonsending)")
        }
        guard let word = cursor.word(), !word.isQuoted, Self.specifiers.contains(word.text) else { return nil }
        var ahead = cursor
        ahead.position = word.range.upperBound
        ahead.skipWhitespace()
        guard ahead.isAtWord || ahead.isAt("(") || ahead.isAt("[") || ahead.isAt("@") || ahead.isAt("~") else {
            guard word.isKeyword else { return nil }
            throw NotationError(word.range, "'\(word.text)' needs a type after it")
        }
        cursor = ahead
        return .specifier(word.text)
    }

    /// A parenthesis after an attribute is its argument only where the attribute takes one:
    /// in `@Sendable (Jog) -> Void` it is the function's.
    mutating func typeAttribute() throws(NotationError) -> String {
        let start = cursor.position
        let name = try attributeName()
        if name == "convention" || name == "isolated" { return try attributeWithArgument(name, from: start) }
        guard Self.isTypeName(name) || Self.typeAttributes.contains(name) else {
            let known = Self.typeAttributes + ["MainActor", "Sendable"]
            throw NotationError(
                start..<cursor.position,
                "'@\(Cursor.shortened(name))' is no attribute of types",
                help: [Spelling.question(about: name, among: known) ?? "Remove it."]
            )
        }
        if cursor.isAt("(") { throw cursor.unexpected("'@\(Cursor.shortened(name))' needs a space after it") }
        return "@" + name
    }

    /// Global actors and result builders are types, which start with a capital letter.
    static func isTypeName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: "_") else { return false }
        return !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first) && !name.hasPrefix("Sendable.")
    }

    private mutating func attributeWithArgument(_ name: String, from start: Int) throws(NotationError) -> String {
        let open = cursor.characterRange
        let allowed = name == "convention" ? ["block", "c", "swift", "thin"] : ["any"]
        if cursor.take("(") {
            if cursor.isAtEnd { throw NotationError(open, "no ')' closes this '('", isUnclosed: true) }
            if let argument = cursor.takeWord(), allowed.contains(argument.text), cursor.take(")") {
                return "@\(name)(\(argument.text))"
            }
            if cursor.isAtEnd { throw NotationError(open, "no ')' closes this '('", isUnclosed: true) }
        }
        throw NotationError(start..<cursor.position, "'@\(name)' is written '@\(name)(\(allowed[0]))'")
    }

    mutating func attributeName() throws(NotationError) -> String {
        let at = cursor.characterRange
        cursor.position += 1
        let start = cursor.position
        repeat {
            guard let word = cursor.takeWord(), !word.isQuoted, !word.isKeyword, word.text != "_" else {
                throw NotationError(at, "'@' needs the name of an attribute directly after it, as in '@Sendable'")
            }
        } while cursor.take(".")
        return cursor.text(start..<cursor.position)
    }

    func decorated(
        _ type: SwiftType,
        with decorations: [TypeDecoration],
        at range: Range<Int>
    ) throws(NotationError) -> SwiftType {
        guard !decorations.isEmpty else { return type }
        var type = type
        var attributes: [String] = []
        for decoration in decorations.reversed() {
            switch decoration {
            case .attribute(let attribute): attributes.insert(attribute, at: 0)
            case .specifier(let specifier):
                type = .specified(specifier, try attributed(type, attributes, at: range))
                attributes = []
            }
        }
        return try attributed(type, attributes, at: range)
    }

    private func attributed(
        _ type: SwiftType,
        _ attributes: [String],
        at range: Range<Int>
    ) throws(NotationError) -> SwiftType {
        guard !attributes.isEmpty else { return type }
        if case .function(var function) = type {
            function.attributes = attributes + function.attributes
            return .function(function)
        }
        if attributes.contains("nonisolated(nonsending)") {
            throw NotationError(range, "'nonisolated(nonsending)' goes before a function type, '() async -> Void'")
        }
        if attributes.contains("@escaping"), type.isOptional {
            throw NotationError(range, "a closure in an optional escapes anyway", help: ["Leave '@escaping' out."])
        }
        return .attributed(attributes, type)
    }

    private static let specifiers: Set<String> = ["borrowing", "consuming", "inout", "isolated", "sending"]
    private static let typeAttributes = [
        "autoclosure", "concurrent", "escaping", "preconcurrency", "retroactive", "unchecked",
    ]
}
