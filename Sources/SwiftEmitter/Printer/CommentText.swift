/// The lines of a comment, made from whatever a spec holds as a summary.
package enum CommentText {
    /// Lines of at most `width` characters where words allow it. The author's own line breaks stay, since they may be
    /// those of a list or of an example.
    package static func lines(of text: String, width: Int) -> [String] {
        if isPlain(text), text.utf8.count <= width { return [text] }
        var lines: [String] = []
        var isCode = false
        for line in clean(text).split(separator: "\n", omittingEmptySubsequences: false) {
            let line = trimmed(line)
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            if isCode || line.count <= width {
                lines.append(String(line))
            } else {
                lines += wrapped(line, width: width)
            }
        }
        return trimmed(lines)
    }

    /// Whether the text is one line that can be written as it is; the case of nearly every summary.
    private static func isPlain(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        guard !text.isEmpty, text.utf8.first != space, text.utf8.last != space else { return false }
        return text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The text with LF for every line break, spaces for tabs and other control characters, and without what turns
    /// the direction of writing: in an editor such text would look like other code than it is.
    private static func clean(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result += "\n"
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": break
            default:
                let isControl = scalar.properties.generalCategory == .control
                result.unicodeScalars.append(isControl ? " " : scalar)
            }
            previous = scalar
        }
        return result
    }

    private static func wrapped(_ line: Substring, width: Int) -> [String] {
        let indent = line.prefix { $0 == " " }
        let words = line.split(separator: " ")
        let hang = String(repeating: " ", count: indent.count + markerWidth(words.first))
        var lines: [String] = []
        var current = String(indent)
        // A word that begins something never starts a line, so that a line may have any length: it is not counted anew.
        var length = indent.count
        var isEmpty = true
        for word in words {
            if !isEmpty, length + 1 + word.count > width, !startsBlock(word) {
                lines.append(current)
                (current, length, isEmpty) = (hang, hang.count, true)
            }
            current += isEmpty ? word : " \(word)"
            length += word.count + (isEmpty ? 0 : 1)
            isEmpty = false
        }
        return lines + [current]
    }

    /// How far the text of a list item is indented.
    private static func markerWidth(_ word: Substring?) -> Int {
        guard let word, isListMarker(word) else { return 0 }
        return word.count + 1
    }

    /// Whether Markdown would begin something new at a line that starts with the word.
    private static func startsBlock(_ word: Substring) -> Bool {
        isListMarker(word) || word.hasPrefix("#") || word.hasPrefix(">") || word.hasPrefix("```") || word.hasPrefix("|")
    }

    private static func isListMarker(_ word: Substring) -> Bool {
        if word == "-" || word == "*" || word == "+" { return true }
        guard let last = word.last, last == "." || last == ")" else { return false }
        let number = word.dropLast()
        return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Without empty lines at either end, nor spaces in front of the first.
    private static func trimmed(_ lines: [String]) -> [String] {
        guard let first = lines.firstIndex(where: { !$0.isEmpty }),
            let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return [] }
        var result = Array(lines[first...last])
        result[0] = String(result[0].drop { $0 == " " })
        return result
    }
}
