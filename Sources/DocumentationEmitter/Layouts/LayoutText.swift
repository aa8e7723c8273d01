/// Text cut to the lines that a box has room for.
struct LayoutText {
    struct Line: Hashable {
        var text: String
        var fontSize: Double
    }

    let lines: [Line]

    static let lineHeight = 1.25
    /// How wide letters are, in sizes of the font.
    private static let letterWidth = 0.53
    /// Far more than any screen has.
    private static let longest = 10_000.0

    init(_ box: ScreenLayout.Box) {
        let words = box.text.split(whereSeparator: \.isWhitespace).map(String.init)
        let fontSize = max(6, min(17, box.height * 0.7))
        let width = min(Self.longest, box.width - (box.kind == .field ? 8 : 0))
        let room = max(1, Int(width / (fontSize * Self.letterWidth) + 0.5))
        let count = max(1, Int(min(Self.longest, box.height) / (fontSize * Self.lineHeight)))
        guard !words.isEmpty else {
            lines = []
            return
        }
        var texts: [String] = []
        for word in words {
            if let last = texts.last, last.count + 1 + word.count <= room {
                texts[texts.count - 1] = last + " " + word
            } else {
                texts.append(word)
            }
            guard texts.count <= count else { break }
        }
        let isCut = texts.count > count
        texts = Array(texts.prefix(count))
        if isCut, let last = texts.last { texts[texts.count - 1] = last + "…" }
        lines = texts.map { text in
            Line(text: text.count > room ? text.prefix(max(1, room - 1)) + "…" : text, fontSize: fontSize)
        }
    }
}
