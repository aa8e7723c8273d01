import TestSupport
/// Texts that are almost right: a golden text with a few of its bytes changed.
struct Mutation {
    var random: SeededGenerator
    private let corpus: [[UInt8]]

    /// What Swift is made of: pieces that turn one thing into another.
    private static let pieces = [
        "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "..", "...", "?", "!", "??", "&", "@", "#", "\\",
        "\"",
        "\"\"\"", "\n", " ", "  ", "\t", "'", "`", "$0", "$", "->", "=", "==", "+", "-", "*", "/", "//", "/*", "*/",
        "_",
        "0", "9", "1.5", "e", "0x", "a", "Jog", "let ", "var ", "func ", "in ", "is ", "as ", "as? ", "try ", "await ",
        "async ", "throws ", "any ", "some ", "inout ", "if ", "else ", "switch ", "case ", "default", "return ",
        "self",
        "init", ".Type", "where ", "\\(", "#\"", "\"#", "é", "日", "👍", "\u{0}", "\u{7F}", "\u{A0}", "\u{200B}",
        "\u{2028}", "≤",
        "nil", "{ $0 }", "()", "[]", "a b", "a: ", "?:", "\r", "\r\n", "@Sendable ", "weak ", "for ", "while ",
        "guard ",
    ]

    init(seed: UInt64, corpus: [String]) {
        random = SeededGenerator(seed: seed)
        self.corpus = corpus.map { Array($0.utf8) }
    }

    mutating func text() -> String {
        var bytes = corpus[Int.random(in: corpus.indices, using: &random)]
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...4, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(place..<end)
        case 1:
            let other = corpus[Int.random(in: corpus.indices, using: &random)]
            let start = Int.random(in: 0...other.count, using: &random)
            bytes.insert(contentsOf: other[start..<min(other.count, start + 12)], at: place)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...127, using: &random)
        default:
            let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
            bytes.replaceSubrange(place..<(random.happens(onceIn: 2) ? end : place), with: piece.utf8)
        }
    }
}
