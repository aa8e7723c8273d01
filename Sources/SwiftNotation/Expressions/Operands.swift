import ScreenModel

extension ExpressionParser {
    /// One value with the operators before it and all that follows it directly.
    mutating func operand() throws(NotationError) {
        _ = try skipGap()
        if cursor.isAtWord("any"), cursor.peek(-1) != UInt8(ascii: "&"), let type = try existential() {
            names.use(type)
            return
        }
        try prefixOperator()
        if cursor.peek(-1) != UInt8(ascii: "&") { while takeOwnership() {} }
        try postfixes(of: try primary())
    }

    /// `consume x`, `copy x`, `unsafe x`. Without a name behind them on their line, the words are names themselves.
    private mutating func takeOwnership() -> Bool {
        guard let word = cursor.word(), Self.ownershipWords.contains(word.text), !word.isQuoted else { return false }
        var ahead = cursor
        ahead.position = word.range.upperBound
        while ahead.isAt(" ") || ahead.isAt("\t") { ahead.position += 1 }
        guard ahead.position > word.range.upperBound, let next = ahead.word(),
            !next.isKeyword && next.text != "_" || next.text == "self"
        else { return false }
        types.cursor = ahead
        return true
    }

    private static let ownershipWords: Set<String> = ["consume", "copy", "unsafe"]

    /// What a value starts with, which decides what may follow it.
    enum Start {
        /// Anything: a closure makes it a call, `(with:)` names a method by its labels.
        case name
        /// Members and calls. A closure directly after it belongs to what is around: `if x == 0 { }`.
        case literal
        /// Anything but labels: what a call gives may be called again.
        case call
    }

    private mutating func prefixOperator() throws(NotationError) {
        guard let token = cursor.operatorToken() else { return }
        try refuseEndOfComment(token)
        if token.text.hasPrefix("/") {
            throw NotationError(
                token.range,
                "expected a value before '/'",
                help: ["A regular expression is written '#/…/#'."]
            )
        }
        if token.text == "&" {
            throw NotationError(token.range, "'&' passes a variable to a function, and an expression has none to pass")
        }
        guard token.isPrefix, !Self.infixOnly.contains(token.text), !token.text.contains("/") else {
            throw NotationError(token.range, "expected a value before '\(token.text)'")
        }
        types.cursor.position = token.range.upperBound
        if cursor.isAtOperator { throw unexpectedCharacter() }
    }

    private static let infixOnly: Set<String> = assignments.union([
        "!=", "!==", "%", "&&", "&*", "&+", "&-", "*", "->", "<", "<<", "<=", "=", "==", "===", ">", ">=", ">>", "?",
        "??", "^", "|", "||", "~=",
    ])

    private mutating func primary() throws(NotationError) -> Start {
        switch cursor.byte {
        case UInt8(ascii: "\""): try stringLiteral(pounds: 0)
        case UInt8(ascii: "#"): return try pound() ? .literal : .call
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            try number()
        case UInt8(ascii: "("): try arguments(closing: ")", of: "(")
        case UInt8(ascii: "["): try collection()
        case UInt8(ascii: "{") where mode.allowsTrailingClosures: try closure()
        case UInt8(ascii: "\\"):
            try keyPath()
            return .name
        case UInt8(ascii: "."):
            try implicitMember()
            return .name
        case UInt8(ascii: "$"):
            try anonymousArgument()
            return .call
        default:
            guard let word = cursor.word() else { throw missingOperand() }
            return try self.word(word)
        }
        return .literal
    }

    private mutating func word(_ word: Word) throws(NotationError) -> Start {
        if word.isQuoted {
            return try takeHead(word)
        }
        switch word.text {
        case "nil", "true", "false":
            types.cursor.position = word.range.upperBound
            return .literal
        case "Self", "Any", "super": types.cursor.position = word.range.upperBound
        case "self": return try takeSelf(word)
        case "_":
            guard mode.isPattern else { throw NotationError(word.range, "'_' has no value", help: ["Name something."]) }
            types.cursor.position = word.range.upperBound
            return .literal
        case "try", "await":
            throw NotationError(
                word.range,
                "'\(word.text)' goes before the whole expression",
                help: ["Move it to the start, or write '`\(word.text)`' for a name."]
            )
        case _ where word.isKeyword: throw keyword(word)
        default: return try takeHead(word)
        }
        return .name
    }

    private mutating func takeHead(_ word: Word) throws(NotationError) -> Start {
        types.cursor.position = word.range.upperBound
        if mode.isBinding, !cursor.isAt("."), !cursor.isAt("(") {
            names.declare(word.text)
        } else {
            names.use(word)
        }
        return try genericArguments() ? .call : .name
    }

    /// `self.price` names `price` as much as `price` does.
    private mutating func takeSelf(_ word: Word) throws(NotationError) -> Start {
        types.cursor.position = word.range.upperBound
        guard cursor.isAt(".") else { return .name }
        var ahead = cursor
        ahead.position += 1
        guard let member = ahead.takeMember(), member.isQuoted || (member.text != "init" && member.text != "self")
        else {
            return .name
        }
        types.cursor.position = member.range.upperBound
        names.useMember(member)
        return try genericArguments() ? .call : .name
    }

    /// `any Theme`, a type in the place of a value: `[any Theme]()`. Without a name behind it, `any` is one itself.
    private mutating func existential() throws(NotationError) -> SwiftType? {
        var ahead = cursor
        ahead.position += 3
        let end = ahead.position
        while ahead.isAt(" ") || ahead.isAt("\t") { ahead.position += 1 }
        guard ahead.position > end, let next = ahead.word(), !next.isKeyword, next.text != "_" else { return nil }
        return try types.undecoratedType()
    }

    /// `let x` in a pattern: the names in it are declared.
    mutating func bindingPattern() throws(NotationError) {
        let outer = mode
        mode.isBinding = true
        try operand()
        mode = outer
    }

    /// `.zero`. What follows its name in angle brackets is a comparison to Swift.
    private mutating func implicitMember() throws(NotationError) {
        var ahead = cursor
        ahead.position += 1
        if IdentifierCharacters.isDigit(ahead.byte) {
            throw cursor.unexpected(
                "a number starts with a digit",
                help: ["Write '0.\(ahead.text(ahead.digitsRange))'."]
            )
        }
        guard let member = ahead.takeMember() else {
            throw cursor.unexpected("expected the name of a member directly after '.', \(ahead.found)")
        }
        types.cursor.position = member.range.upperBound
    }

    private mutating func anonymousArgument() throws(NotationError) {
        let start = cursor.position
        types.cursor.position += 1
        let digits = cursor.digitsRange
        guard !digits.isEmpty, digits.count <= 3, cursor.endOfWord(from: digits.upperBound) == digits.upperBound else {
            throw NotationError(
                start..<start + 1,
                "'$' stands before a number within a closure, as in '$0'",
                help: ["Remove it."]
            )
        }
        types.cursor.position = digits.upperBound
        guard mode.isInClosure else {
            throw NotationError(
                start..<cursor.position,
                "'\(cursor.text(start..<cursor.position))' is the argument of a closure, and no '{ }' is around it"
            )
        }
    }

    /// `\.name`, `\Jog.distance`, `\.self`, `\.[0]`.
    private mutating func keyPath() throws(NotationError) {
        let backslash = cursor.characterRange
        types.cursor.position += 1
        if cursor.isAt("[") {
            try collection()
        } else if let root = types.cursor.takeWord() {
            if root.isKeyword, root.text != "Self", root.text != "Any" { throw keyword(root) }
            names.use(SwiftType.named(root.text))
            try genericArguments()
        }
        guard cursor.isAt(".") else {
            throw NotationError(backslash, "a key path goes on with '.' and a member, as in '\\.name'")
        }
        if cursor.peek(1) == UInt8(ascii: "[") { types.cursor.position += 1 }
    }
}

extension Cursor {
    /// The digits that start here.
    var digitsRange: Range<Int> {
        position..<endOfWord(after: IdentifierCharacters.isDigit)
    }
}
