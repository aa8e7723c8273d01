import ScreenModel

/// A name in a text.
struct Word {
    /// Where it stands, backticks included.
    let range: Range<Int>
    /// Without backticks.
    let text: String
    let isQuoted: Bool

    /// For messages.
    var shown: String { Cursor.shortened(text) }

    /// Whether it is a keyword, rather than a name in backticks that is spelt like one.
    var isKeyword: Bool { !isQuoted && SwiftName.isReserved(text) }
}

extension Cursor {
    /// The name that starts here, which is not read past; `nil` where there is none.
    func word() -> Word? {
        if isAt("`") { return quotedWord() }
        let end = endOfWord(from: position)
        // A '$' goes on with a name that nobody may declare.
        guard end > position, end == bytes.count || bytes[end] != UInt8(ascii: "$") else { return nil }
        return Word(range: position..<end, text: text(position..<end), isQuoted: false)
    }

    mutating func takeWord() -> Word? {
        guard let word = word() else { return nil }
        position = word.range.upperBound
        return word
    }

    /// A name behind a dot, where keywords are names and only `_` is none.
    mutating func takeMember() -> Word? {
        guard let word = word(), word.text != "_" || word.isQuoted else { return nil }
        position = word.range.upperBound
        return word
    }

    /// Whether exactly this word stands here.
    func isAtWord(_ wanted: StaticString) -> Bool {
        isAt(wanted) && endOfWord(from: position) == position + wanted.utf8CodeUnitCount
            && peek(wanted.utf8CodeUnitCount) != UInt8(ascii: "$")
    }

    mutating func takeWord(_ wanted: StaticString) -> Bool {
        guard isAtWord(wanted) else { return false }
        position += wanted.utf8CodeUnitCount
        return true
    }

    /// Whether a name, in backticks or not, starts here.
    var isAtWord: Bool {
        isAt("`") || endOfWordHead(from: position) > position
    }

    private func quotedWord() -> Word? {
        let end = endOfWord(from: position + 1)
        guard end > position + 1, end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return nil }
        return Word(range: position..<end + 1, text: text(position + 1..<end), isQuoted: true)
    }

    func endOfWord(from start: Int) -> Int {
        var end = endOfWordHead(from: start)
        guard end > start else { return start }
        while end < bytes.count {
            if IdentifierCharacters.isPart(bytes[end]) {
                end += 1
            } else if bytes[end] >= 0x80, let next = scalar(at: end), IdentifierCharacters.isPart(next.scalar) {
                end += next.length
            } else {
                break
            }
        }
        return end
    }

    private func endOfWordHead(from start: Int) -> Int {
        guard start < bytes.count else { return start }
        if bytes[start] < 0x80 { return IdentifierCharacters.isHead(bytes[start]) ? start + 1 : start }
        guard let first = scalar(at: start), IdentifierCharacters.isHead(first.scalar) else { return start }
        return start + first.length
    }
}
