/// The text of an example and the places in it that stand between `⟦` and `⟧`.
package struct MarkedText: Sendable {
    package let text: String
    /// As byte offsets into `text`, in order.
    package let marks: [Range<Int>]

    package init(_ marked: String) {
        var text = ""
        var marks: [Range<Int>] = []
        var start: Int?
        for character in marked {
            switch character {
            case "⟦": start = text.utf8.count
            case "⟧":
                if let lower = start { marks.append(lower..<text.utf8.count) }
                start = nil
            default: text.append(character)
            }
        }
        self.text = text
        self.marks = marks
    }

    /// The lines, with a line of `^` below each that has marks; columns count characters.
    package var underlined: [String] {
        var lines: [String] = []
        var offset = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(String(line))
            let bytes = offset..<offset + line.utf8.count
            let underline = underline(of: line, at: bytes)
            if underline.contains("^") { lines.append(underline) }
            offset = bytes.upperBound + 1
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private func underline(of line: Substring, at bytes: Range<Int>) -> String {
        var underline = ""
        var offset = bytes.lowerBound
        for character in line {
            underline += marks.contains { $0.contains(offset) } ? "^" : " "
            offset += String(character).utf8.count
        }
        // A mark around nothing points between two characters.
        if marks.contains(where: { $0.isEmpty && $0.lowerBound == bytes.upperBound }) { underline += "^" }
        while underline.hasSuffix(" ") { underline.removeLast() }
        return underline
    }
}
