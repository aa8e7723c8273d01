import ScreenModel

extension ExpressionParser {
    /// One value with the operators before it and all that follows it directly.
    mutating func operand() throws(NotationError) {
        _ = try skipGap()
        try prefixOperator()
        let canBeCalled = try primary()
        if canBeCalled { try postfixes() }
    }

    private mutating func prefixOperator() throws(NotationError) {
        guard let token = cursor.operatorToken() else { return }
        try refuseEndOfComment(token)
        if token.text.hasPrefix("/") {
            throw NotationError(token.range, "expected a value before '/'; a regular expression is written '#/…/#'")
        }
        if token.text == "&" {
            throw NotationError(token.range, "'&' passes a variable to a function, and an expression has none to pass")
        }
        guard token.isPrefix, !Self.infixOnly.contains(token.text) else {
            throw NotationError(token.range, "expected a value before '\(token.text)'")
        }
        types.cursor.position = token.range.upperBound
        if cursor.isAtOperator { throw unexpectedCharacter() }
    }

    private static let infixOnly: Set<String> = assignments.union([
        "!=", "!==", "%", "&&", "&*", "&+", "&-", "*", "->", "<", "<<", "<=", "=", "==", "===", ">", ">=", ">>", "?",
        "??", "^", "|", "||", "~=",
    ])

    /// Reads a value; whether something like a call may follow it.
    private mutating func primary() throws(NotationError) -> Bool {
        switch cursor.byte {
        case UInt8(ascii: "\""): try stringLiteral(pounds: 0)
        case UInt8(ascii: "#"): try pound()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        case UInt8(ascii: "("): try arguments(closing: ")", of: "(")
        case UInt8(ascii: "["): try collection()
        case UInt8(ascii: "{") where mode.allowsTrailingClosures: try closure()
        case UInt8(ascii: "\\"): try keyPath()
        case UInt8(ascii: "."): try implicitMember()
        case UInt8(ascii: "$"): try anonymousArgument()
        default:
            guard let word = cursor.word() else { throw missingOperand() }
            return try self.word(word)
        }
        return true
    }

    private mutating func word(_ word: Word) throws(NotationError) -> Bool {
        if word.isQuoted { return try takeHead(word) }
        switch word.text {
        case "nil", "true", "false", "Self", "Any", "super": types.cursor.position = word.range.upperBound
        case "self": try takeSelf(word)
        case "_":
            guard mode.isPattern else { throw NotationError(word.range, "'_' has no value; name something") }
            types.cursor.position = word.range.upperBound
        case "let" where mode.isPattern, "var" where mode.isPattern:
            try bindingPattern(word)
            return false
        case "is" where mode.isPattern:
            types.cursor.position = word.range.upperBound
            try typeOperand()
            return false
        case "any" where isFollowedByWord(word), "some" where isFollowedByWord(word):
            names.use(try types.undecoratedType())
            return false
        case "try", "await":
            guard word.text == "try" || isFollowedByWord(word) else { return try takeHead(word) }
            throw NotationError(word.range, "'\(word.text)' goes before the whole expression; move it to the start")
        case _ where word.isKeyword: throw keyword(word)
        default: return try takeHead(word)
        }
        return true
    }

    private mutating func takeHead(_ word: Word) throws(NotationError) -> Bool {
        types.cursor.position = word.range.upperBound
        if mode.isBinding { names.declare(word.text) } else { names.use(word) }
        try genericArguments()
        return true
    }

    /// `self.price` names `price` as much as `price` does.
    private mutating func takeSelf(_ word: Word) throws(NotationError) {
        types.cursor.position = word.range.upperBound
        guard cursor.isAt(".") else { return }
        var ahead = cursor
        ahead.position += 1
        guard let member = ahead.word(), member.isQuoted || (member.text != "init" && member.text != "self") else {
            return
        }
        types.cursor.position = member.range.upperBound
        names.useMember(member)
        try genericArguments()
    }

    private func isFollowedByWord(_ word: Word) -> Bool {
        var ahead = cursor
        ahead.position = word.range.upperBound
        guard ahead.isAt(" ") else { return false }
        ahead.skipWhitespace()
        return ahead.isAtWord && !ahead.isAtWord("as") && !ahead.isAtWord("is")
    }

    /// `let x` in a pattern: the names in it are declared.
    private mutating func bindingPattern(_ word: Word) throws(NotationError) {
        types.cursor.position = word.range.upperBound
        let outer = mode
        mode.isBinding = true
        try operand()
        mode = outer
    }

    private mutating func implicitMember() throws(NotationError) {
        var ahead = cursor
        ahead.position += 1
        if IdentifierCharacters.isDigit(ahead.byte) {
            throw cursor.unexpected("a number starts with a digit; write '0.\(ahead.text(ahead.digitsRange))'")
        }
        guard let member = ahead.takeWord() else {
            throw cursor.unexpected("expected the name of a member directly after '.', \(ahead.found)")
        }
        types.cursor.position = member.range.upperBound
        try genericArguments()
    }

    private mutating func anonymousArgument() throws(NotationError) {
        let start = cursor.position
        types.cursor.position += 1
        let digits = cursor.digitsRange
        guard !digits.isEmpty, digits.count <= 3, cursor.endOfWord(from: digits.upperBound) == digits.upperBound else {
            throw NotationError(start..<start + 1, "'$' stands before a number within a closure, as in '$0'; remove it")
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
        guard types.cursor.take(".") else {
            throw NotationError(backslash, "a key path goes on with '.' and a member, as in '\\.name'")
        }
        if cursor.isAt("[") { return }
        guard types.cursor.takeWord() != nil else {
            throw cursor.unexpected("expected the name of a member after the '.' of the key path, \(cursor.found)")
        }
    }
}

extension Cursor {
    /// The digits that start here.
    var digitsRange: Range<Int> {
        position..<endOfWord(after: IdentifierCharacters.isDigit)
    }
}
