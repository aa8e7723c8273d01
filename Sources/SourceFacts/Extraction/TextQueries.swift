#if Check
/// The queries of a test of the user interface that are by a text: `app.buttons["Log in"]`, `buttons.matching(identifier: "Log in")`.
///
/// Of tests the bodies are not parsed, so they are found in the source itself, past comments and other texts.
struct TextQueries {
    private let source: UnsafeBufferPointer<UInt8>
    private var offset = 0

    private static let matching = Array(".matching(identifier: ".utf8)

    init(source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    mutating func collect(into writer: FactsWriter) {
        guard TestModules.seemImported(by: source) else { return }
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                offset = source.endOfBlockComment(from: offset, to: source.count) ?? source.count
            case UInt8(ascii: "\""): readText(into: writer)
            default: offset += 1
            }
        }
    }

    private func byte(_ distance: Int) -> UInt8? {
        offset + distance < source.count ? source[offset + distance] : nil
    }

    // MARK: What is passed over

    private mutating func skipLine() {
        while offset < source.count, source[offset] != UInt8(ascii: "\n") { offset += 1 }
    }

    // MARK: Texts

    private mutating func readText(into writer: FactsWriter) {
        let start = offset
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") { return skipLines() }
        offset += 1
        var isPlain = true
        while offset < source.count, source[offset] != UInt8(ascii: "\"") {
            // A text ends with its line, whatever it lacks.
            if source[offset] == UInt8(ascii: "\n") { return }
            if source[offset] == UInt8(ascii: "\\") {
                isPlain = false
                offset += 1
            }
            offset += 1
        }
        guard offset < source.count else { return }
        offset += 1
        guard isPlain, offset > start + 2, let kind = kind(ofQueryBefore: start) else { return }
        let row = writer.add(.textQueries)
        let text = writer.text(UnsafeBufferPointer(rebasing: source[start + 1..<offset - 1]))
        writer.set(row, TextQueryFact.Column.kind, writer.text(UnsafeBufferPointer(rebasing: source[kind])))
        writer.set(row, TextQueryFact.Column.text, text)
        writer.set(row, TextQueryFact.Column.lower, start)
        writer.set(row, TextQueryFact.Column.upper, offset)
    }

    /// Past a text of several lines.
    private mutating func skipLines() {
        offset += 3
        while offset < source.count {
            if source[offset] == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") {
                offset += 3
                return
            }
            offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Where the name of the query stands that a text starts: `buttons` of `app.buttons["`.
    private func kind(ofQueryBefore start: Int) -> Range<Int>? {
        var end = start
        let length = Self.matching.count
        if end > 0, source[end - 1] == UInt8(ascii: "[") {
            guard byte(0) == UInt8(ascii: "]") else { return nil }
            end -= 1
        } else if end >= length, source[(end - length)..<end].elementsEqual(Self.matching) {
            end -= length
        } else {
            return nil
        }
        var lower = end
        while lower > 0, Self.isLetter(source[lower - 1]) { lower -= 1 }
        // A query is asked of something.
        guard lower < end, lower > 0, source[lower - 1] == UInt8(ascii: ".") else { return nil }
        return lower..<end
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
}
#endif
