/// Text in Markdown, so that what is shown is what was written.
enum MarkdownText {
    /// - Parameter isAtStart: Whether a line starts here, where a few more characters mean something.
    static func write(_ text: String, isAtStart: Bool, to bytes: inout [UInt8]) {
        let source = text.utf8
        if isPlain(source), source.last != UInt8(ascii: "#"), !isAtStart || source.first.map(isLetter) ?? true {
            bytes.append(contentsOf: source)
            return
        }
        var escaper = Escaper(Array(source))
        escaper.run(isAtStart: isAtStart)
        bytes.append(contentsOf: escaper.bytes)
    }

    /// Code, with as many backticks around it as it takes.
    static func writeCode(_ code: String, isInCell: Bool, to bytes: inout [UInt8]) {
        guard isPlainCode(code.utf8) else { return writeUnusualCode(code, isInCell: isInCell, to: &bytes) }
        bytes.append(backtick)
        bytes.append(contentsOf: code.utf8)
        bytes.append(backtick)
    }

    /// Whether nothing in the code needs a second look; the case of nearly every name and type.
    private static func isPlainCode(_ source: String.UTF8View) -> Bool {
        guard let first = source.first, let last = source.last, first != space, last != space else { return false }
        return source.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != backtick && $0 != bar }
    }

    private static func writeUnusualCode(_ code: String, isInCell: Bool, to bytes: inout [UInt8]) {
        var text = ""
        for scalar in code.unicodeScalars where !ShownText.isHidden(scalar) {
            if ShownText.isBreak(scalar) { text += " " } else { text.unicodeScalars.append(scalar) }
        }
        guard !text.isEmpty else { return }
        // A table takes `\|` for a bar inside code too, and has no way to write `\` before one.
        if isInCell, text.contains("\\|") { return writeElement(text, to: &bytes) }
        let run = longestBacktickRun(in: text)
        let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") && text.hasSuffix(" ")
        bytes.append(contentsOf: repeatElement(backtick, count: run + 1))
        if isPadded { bytes.append(space) }
        for byte in text.utf8 {
            if isInCell, byte == bar { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        if isPadded { bytes.append(space) }
        bytes.append(contentsOf: repeatElement(backtick, count: run + 1))
    }

    private static func writeElement(_ code: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: "<code>".utf8)
        for scalar in code.unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || scalar == " " || ("0"..."9").contains(scalar)
            bytes.append(contentsOf: (isPlain ? String(scalar) : "&#\(scalar.value);").utf8)
        }
        bytes.append(contentsOf: "</code>".utf8)
    }

    static func longestBacktickRun(in text: String) -> Int {
        text.utf8.split { $0 != backtick }.map(\.count).max() ?? 0
    }

    private static let backtick = UInt8(ascii: "`")
    private static let space = UInt8(ascii: " ")
    private static let bar = UInt8(ascii: "|")

    /// Whether nothing in the text means anything to Markdown or GitHub; the case of most text.
    private static func isPlain(_ source: String.UTF8View) -> Bool {
        // A point matters behind 'www' alone.
        source.allSatisfy { plain[Int($0)] } && !hasWWW(source)
    }

    private static func hasWWW(_ source: String.UTF8View) -> Bool {
        var run = 0
        for byte in source {
            if byte | 0x20 == UInt8(ascii: "w") { run += 1 } else { run = 0 }
            if run == 3 { return true }
        }
        return false
    }

    fileprivate static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    private static let plain: [Bool] = (0..<256).map { byte in
        guard byte >= 0x20, byte < 0x7F else { return false }
        return !"\\`*_[]<>&|~:$".utf8.contains(UInt8(byte))
    }
}

/// Writes one text, character by character.
private struct Escaper {
    private let source: [UInt8]
    private(set) var bytes: [UInt8] = []
    private var position = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    mutating func run(isAtStart: Bool) {
        if isAtStart { writeStart() }
        while position < source.count {
            let byte = source[position]
            if byte < 0x80 { writeASCII(byte) } else { writeOther() }
        }
    }

    /// What would begin a heading, a quotation, a list or a line of a table's head.
    private mutating func writeStart() {
        while position < source.count, source[position] == UInt8(ascii: " ") || source[position] < 0x20 {
            position += 1
        }
        guard position < source.count else { return }
        let first = source[position]
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="):
            escape(first)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while position < source.count, isDigit(source[position]) { copy() }
            if position < source.count,
                source[position] == UInt8(ascii: ".") || source[position] == UInt8(ascii: ")")
            {
                escape(source[position])
            }
        default: break
        }
    }

    private mutating func writeASCII(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            escape(byte)
        case UInt8(ascii: "_"): isBetweenLetters ? copy() : escape(byte)
        case UInt8(ascii: "&"): startsEntity ? escape(byte) : copy()
        case UInt8(ascii: ":"): startsEmoji || startsAddress ? split(byte) : copy()
        case UInt8(ascii: "."): endsWWW ? split(byte) : copy()
        case UInt8(ascii: "#"): isAtEnd ? escape(byte) : copy()
        case UInt8(ascii: "$"):
            // GitHub takes what stands between two for mathematics, and no backslash keeps it from that.
            write("<span>$</span>")
            position += 1
        case 0..<0x20, 0x7F:
            bytes.append(UInt8(ascii: " "))
            position += 1
        default: copy()
        }
    }

    /// A character outside ASCII, whole.
    private mutating func writeOther() {
        var end = position + 1
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        let text = String(decoding: source[position..<end], as: UTF8.self)
        for scalar in text.unicodeScalars {
            if ShownText.isBreak(scalar) {
                bytes.append(UInt8(ascii: " "))
            } else if !ShownText.isHidden(scalar) {
                bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        position = end
    }

    private mutating func copy() {
        bytes.append(source[position])
        position += 1
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
        position += 1
    }

    /// A comment that nobody sees, which keeps GitHub from taking a word for the name of a picture, or for an address, in
    /// which it would show the backslashes of escapes.
    private mutating func split(_ byte: UInt8) {
        bytes.append(byte)
        write("<!-- -->")
        position += 1
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }

    private func isWord(at index: Int) -> Bool {
        source.indices.contains(index) && (MarkdownText.isLetter(source[index]) || isDigit(source[index]))
    }

    private var isBetweenLetters: Bool {
        isWord(at: position - 1) && isWord(at: position + 1)
    }

    private var startsEntity: Bool {
        isWord(at: position + 1) || position + 1 < source.count && source[position + 1] == UInt8(ascii: "#")
    }

    /// `://`.
    private var startsAddress: Bool {
        position + 2 < source.count && source[position + 1] == slash && source[position + 2] == slash
    }

    private let slash = UInt8(ascii: "/")

    /// `www.`.
    private var endsWWW: Bool {
        position >= 3 && source[(position - 3)..<position].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }

    /// Whether only `#` and spaces follow, which at the end of a heading belong to its marks.
    private var isAtEnd: Bool {
        source[position...].allSatisfy { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }
    }

    /// `:smile:`.
    private var startsEmoji: Bool {
        var index = position + 1
        while index < source.count, isWord(at: index) || "_+-".utf8.contains(source[index]) { index += 1 }
        return index > position + 1 && index < source.count && source[index] == UInt8(ascii: ":")
    }
}
