/// One character of a source line as a terminal shows it: which bytes it stands for and how many columns it takes.
struct DisplayCell {
    let text: String
    let width: Int
    /// Offsets into the bytes of the line.
    let bytes: Range<Int>

    private static let tabWidth = 4
    /// Marks above and below one letter; more are somebody's joke.
    private static let scalarLimit = 16

    /// The cells of a stretch of a line; invalid UTF-8 is shown as such.
    static func cells(of bytes: ArraySlice<UInt8>) -> [DisplayCell] {
        bytes.allSatisfy(isPlain) ? cells(ofPlain: bytes) : cells(ofAny: bytes)
    }

    /// Whether it is a character by itself that is shown as it is, or a tab.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\t")
    }

    /// Nearly all lines.
    private static func cells(ofPlain bytes: ArraySlice<UInt8>) -> [DisplayCell] {
        var column = 0
        return bytes.indices.map { offset in
            let isTab = bytes[offset] == UInt8(ascii: "\t")
            let width = isTab ? tabWidth - column % tabWidth : 1
            column += width
            let text = isTab ? String(repeating: " ", count: width) : String(Unicode.Scalar(bytes[offset]))
            return DisplayCell(text: text, width: width, bytes: offset..<offset + 1)
        }
    }

    private static func cells(ofAny bytes: ArraySlice<UInt8>) -> [DisplayCell] {
        var scalars = String.UnicodeScalarView()
        var lengths: [Int] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        decoding: while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                scalars.append(Unicode.UTF8.decode(encoded))
                lengths.append(encoded.count)
            case .error(let length):
                scalars.append("\u{FFFD}")
                lengths.append(length)
            case .emptyInput: break decoding
            }
        }
        var cells: [DisplayCell] = []
        var scalar = 0
        var offset = bytes.startIndex
        var column = 0
        for character in String(scalars) {
            let count = character.unicodeScalars.count
            let length = lengths[scalar..<(scalar + count)].reduce(0, +)
            let (text, width) = shown(character, column: column)
            cells.append(DisplayCell(text: text, width: width, bytes: offset..<(offset + length)))
            scalar += count
            offset += length
            column += width
        }
        return cells
    }

    private static func shown(_ character: Character, column: Int) -> (text: String, width: Int) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return ("", 0) }
        if first == "\t" {
            let width = tabWidth - column % tabWidth
            return (String(repeating: " ", count: width), width)
        }
        if VisibleText.isInvisible(first) { return (String(VisibleText.substitute(for: first)), 1) }
        var text = String.UnicodeScalarView()
        // A mark without a letter would land on whatever stands before it.
        if DisplayWidth.isMark(first) { text.append("\u{25CC}") }
        text.append(contentsOf: scalars.prefix(scalarLimit))
        return (String(text), DisplayWidth.columns(of: character))
    }
}

/// How many columns of a terminal a character takes.
enum DisplayWidth {
    static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if isWide(first) || scalars.contains("\u{FE0F}") && first.properties.isEmoji { return 2 }
        return 1
    }

    static func columns(of text: String) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// East Asian Wide and Fullwidth, and emoji that are shown as pictures.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x1100: false
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}
