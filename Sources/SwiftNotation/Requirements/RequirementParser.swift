import ScreenModel
import ScreenSpecDiagnostics

/// Reads what a protocol may require: a method, an initializer, a property.
struct RequirementParser {
    var types: TypeParser
    /// Where the text stands: what is read gets slices of this range.
    let whole: SourceRange
    let offset: Int

    var cursor: Cursor {
        get { types.cursor }
        set { types.cursor = newValue }
    }

    init(_ text: String, whole: SourceRange, offset: Int) {
        types = TypeParser(Cursor(text))
        self.whole = whole
        self.offset = offset
    }

    mutating func requirement() throws(NotationError) -> Member.Requirement {
        let modifiers = try modifiers()
        let requirement = try declaration(modifiers)
        types.cursor.skipWhitespace()
        guard cursor.isAtEnd else { throw trailing() }
        return requirement
    }

    private mutating func declaration(_ modifiers: Modifiers) throws(NotationError) -> Member.Requirement {
        guard let word = cursor.word() else {
            if cursor.isAtEnd { throw cursor.unexpected("expected a method, as in 'display(jogs: [Jog])'") }
            if let error = cursor.invisibleOrTypographic() { throw error }
            if Operators.isOperator(cursor.byte) {
                throw cursor.unexpected("operators have no place in an interface", help: ["Give the method a name."])
            }
            throw cursor.unexpected("expected the name of a method, \(cursor.found)")
        }
        types.cursor.position = word.range.upperBound
        types.cursor.skipWhitespace()
        let isFollowedByName = cursor.isAtWord
        switch word.text {
        case "init" where word.isQuoted: throw methodNamedInit(word)
        case _ where word.isQuoted: return .function(try function(word, modifiers))
        case "func":
            guard let name = types.cursor.takeWord() else {
                if Operators.isOperator(cursor.byte) {
                    throw cursor.unexpected(
                        "operators have no place in an interface",
                        help: ["Give the method a name."]
                    )
                }
                throw cursor.unexpected("'func' needs the name of a method after it, \(cursor.found)")
            }
            if name.text == "init" { throw methodNamedInit(name) }
            return .function(try function(name, modifiers))
        case "init":
            if cursor.isAt("?") || cursor.isAt("!") {
                throw cursor.unexpected(
                    "an initializer in an interface cannot fail",
                    help: ["Require a static method instead."]
                )
            }
            if modifiers.isStatic {
                throw NotationError(word.range, "an initializer is never static", help: ["Leave 'static' out."])
            }
            return .function(try function(word, modifiers))
        case "var" where isFollowedByName: return .property(try property(modifiers))
        case _ where isFollowedByName || word.text == "subscript": throw notARequirement(word)
        default: return .function(try function(word, modifiers))
        }
    }

    private func methodNamedInit(_ word: Word) -> NotationError {
        NotationError(word.range, "a method named 'init' reads like an initializer", help: ["Give it another name."])
    }

    private func notARequirement(_ word: Word) -> NotationError {
        switch word.text {
        case "let": NotationError(word.range, "a constant is required as 'var … { get }'")
        case "subscript":
            NotationError(word.range, "subscripts have no place in an interface", help: ["Require a method."])
        case "associatedtype", "typealias":
            NotationError(word.range, "an interface is used as a type and so has no '\(word.text)'")
        case "case", "class", "enum", "struct", "protocol", "extension", "actor", "import":
            NotationError(
                word.range,
                "'\(word.text)' declares no requirement",
                help: ["Write a method or a property."]
            )
        default:
            NotationError(
                word.range,
                "expected '(' and the parameters after '\(word.shown)', \(cursor.found)"
            )
        }
    }

    private func trailing() -> NotationError {
        if let error = cursor.invisibleOrTypographic() { return error }
        if cursor.isAt("{") { return cursor.unexpected("a requirement has no body", help: ["End it before the '{'."]) }
        if cursor.isAt(";") {
            return cursor.unexpected("a key holds one requirement", help: ["Give the second a key of its own."])
        }
        if cursor.isAt("=") { return cursor.unexpected("a requirement has no value", help: ["End it before the '='."]) }
        if cursor.isAt(")") { return cursor.unexpected("nothing opens this ')'", help: ["Remove it."]) }
        if cursor.isAt("//") || cursor.isAt("/*") {
            return cursor.unexpected("a comment has no place here", help: ["Write it as a YAML comment, after '#'."])
        }
        return cursor.unexpected("the requirement ends before this; \(cursor.found)")
    }

    func range(_ range: Range<Int>) -> SourceRange {
        whole.slice(offset: offset + range.lowerBound, length: range.count)
    }

    /// Where in the text something stands that has been read from it.
    func place(of range: SourceRange) -> Range<Int> {
        let start = Int(range.lower) - Int(whole.lower) - offset
        return start..<start + range.offsets.count
    }

    /// A type with its place.
    mutating func typeReference() throws(NotationError) -> TypeReference {
        types.cursor.skipWhitespace()
        let start = cursor.position
        let type = try types.type()
        return TypeReference(type, at: range(start..<cursor.position))
    }
}
