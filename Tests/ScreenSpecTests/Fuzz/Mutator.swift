import TestSupport
/// Changes specs as slips of the hand, of an editor or of a merge do, and as somebody hostile would.
struct Mutator {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    /// The text with one to four changes.
    mutating func mutate(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<number(in: 1...4) {
            switch number(in: 0...9) {
            case 0...3: bytes = mutateLines(bytes)
            case 4...7: bytes = mutateTokens(bytes)
            default: bytes = mutateBytes(bytes)
            }
        }
        return bytes
    }

    private mutating func mutateLines(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let first = number(in: 0...lines.count - 1)
        let second = number(in: 0...lines.count - 1)
        switch number(in: 0...6) {
        case 0: lines.remove(at: first)
        case 1: lines.insert(lines[first], at: second)
        case 2: lines.swapAt(first, second)
        case 3: lines[first].insert(contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: number(in: 1...4)), at: 0)
        case 4: lines[first] = Array(lines[first].drop { $0 == UInt8(ascii: " ") })
        case 5: lines.removeSubrange(min(first, second)..<max(first, second))
        default: lines.insert(contentsOf: lines[min(first, second)...max(first, second)], at: first)
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private mutating func mutateTokens(_ bytes: [UInt8]) -> [UInt8] {
        var tokens = Self.tokens(of: bytes)
        guard !tokens.isEmpty else { return Array(special()) }
        let first = number(in: 0...tokens.count - 1)
        let second = number(in: 0...tokens.count - 1)
        switch number(in: 0...5) {
        case 0: tokens.remove(at: first)
        case 1: tokens.insert(tokens[first], at: first)
        case 2: tokens.swapAt(first, second)
        case 3: tokens[first] = tokens[second]
        case 4: tokens[first] = special()
        default: tokens.insert(special(), at: first)
        }
        return Array(tokens.joined())
    }

    private mutating func special() -> ArraySlice<UInt8> {
        Array(Self.special[number(in: 0...Self.special.count - 1)].utf8)[...]
    }

    private mutating func mutateBytes(_ bytes: [UInt8]) -> [UInt8] {
        guard !bytes.isEmpty else { return [UInt8.random(in: 0...255, using: &random)] }
        var bytes = bytes
        let place = number(in: 0...bytes.count - 1)
        switch number(in: 0...4) {
        case 0: bytes[place] ^= 1 << UInt8(number(in: 0...7))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 3: bytes.removeSubrange(place...)
        default: bytes.removeSubrange(place..<min(place + number(in: 1...40), bytes.count))
        }
        return bytes
    }

    /// Words, and every other byte by itself.
    private static func tokens(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
            if end == start { end += 1 }
            tokens.append(bytes[start..<end])
            start = end
        }
        return tokens
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return byte >= 0x80 || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// What means something to YAML, to the language or to Swift, and what means nothing anywhere.
    private static let special = [
        "[", "]", "{", "}", "(", ")", "<", ">", "*a", "&a ", "<<: ", "!tag ", "|", ">-", "---\n", "...\n",
        "%YAML 1.2\n",
        "\t", "\"", "'", "#", ": ", ":", "- ", "? ", ", ", "\\", "\\(", "`", ";", "//", "/*", "*/", "\n", "\r", "\r\n",
        "\0", "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{202E}", "é", "🙂", "e\u{301}", "view: A\n",
        "screen: B\n", "models:\n", "architecture: c\n", "summary", "type", "viewModel", "ViewModel", "self", "Self",
        "init", "default", "class", "Type", "Any", "_", "$0", "->", "async", "throws", "inout ", "any ", "some ", "?",
        "!",
        "@escaping ", "@MainActor ", "func ", "static ", "var ", "0", "-1", "99999999999999999999", "1e999", "true",
        "null",
        "~", ".", "..", "&", "=", "==", "UIView", "String", "[Int: [Int]]", "Never", "not ", "# screenspec:allow ",
    ]
}
