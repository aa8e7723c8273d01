/// Generated Swift in pieces, for forms that highlight it themselves.
package enum SwiftTokens {
    package struct Token: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            case keyword
            case attribute
            case type
            case string
            case number
            case comment
            /// Names, signs and white space.
            case plain
        }

        package var kind: Kind
        package var text: Substring
    }

    /// The pieces, which joined are the text again.
    package static func tokens(of text: String) -> [Token] {
        var scanner = Scanner(text: text)
        return scanner.run()
    }

    private struct Scanner {
        let text: String
        var tokens: [Token] = []
        private var position: String.Index

        init(text: String) {
            self.text = text
            position = text.startIndex
        }

        mutating func run() -> [Token] {
            while position < text.endIndex {
                let start = position
                let kind = next()
                let piece = text[start..<position]
                // Plain pieces that follow one another are one.
                if kind == .plain, let last = tokens.last, last.kind == .plain {
                    tokens[tokens.count - 1].text = text[last.text.startIndex..<position]
                } else {
                    tokens.append(Token(kind: kind, text: piece))
                }
            }
            return tokens
        }

        private mutating func next() -> Token.Kind {
            let character = text[position]
            if text[position...].hasPrefix("//") {
                skip { !$0.isNewline }
                return .comment
            }
            if character == "\"" || character == "#" && text[position...].drop(while: { $0 == "#" }).first == "\"" {
                return string()
            }
            if character == "@" {
                advance()
                skip(Self.isNamePart)
                return .attribute
            }
            if character == "`" {
                advance()
                skip { $0 != "`" && !$0.isNewline }
                advance()
                return .plain
            }
            if character.isNumber {
                skip { Self.isNamePart($0) }
                return .number
            }
            guard Self.isNamePart(character) else {
                advance()
                return .plain
            }
            let start = position
            skip(Self.isNamePart)
            return kind(of: text[start..<position], at: start)
        }

        private func kind(of word: Substring, at start: String.Index) -> Token.Kind {
            let isMember = start > text.startIndex && text[text.index(before: start)] == "."
            if !isMember, SwiftTokens.keywords.contains(String(word)) { return .keyword }
            return word.first?.isUppercase == true ? .type : .plain
        }

        /// A string to its end, with what is interpolated taken as a part of it.
        private mutating func string() -> Token.Kind {
            let pounds = text[position...].prefix { $0 == "#" }.count
            for _ in 0..<pounds { advance() }
            let isLong = text[position...].hasPrefix("\"\"\"")
            let close = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
            position = text.index(position, offsetBy: isLong ? 3 : 1)
            while position < text.endIndex, !text[position...].hasPrefix(close) {
                if text[position] == "\\" { advance() }
                if !isLong, position < text.endIndex, text[position].isNewline { return .string }
                advance()
            }
            if position < text.endIndex { position = text.index(position, offsetBy: close.count) }
            return .string
        }

        private mutating func skip(_ condition: (Character) -> Bool) {
            while position < text.endIndex, condition(text[position]) { position = text.index(after: position) }
        }

        private mutating func advance() {
            if position < text.endIndex { position = text.index(after: position) }
        }

        private static func isNamePart(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_"
        }
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "any", "as", "async", "await", "case", "catch", "class", "convenience", "default", "didSet",
        "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
        "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "open", "override", "package", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
        "self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]
}
