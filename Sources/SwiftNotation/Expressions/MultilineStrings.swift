extension ExpressionParser {
    /// The text of a string of several lines starts on the line after the quotes.
    private mutating func lineBreakAfterQuotes() -> Bool {
        types.cursor.take("\r\n") || types.cursor.take("\n") || types.cursor.take("\r")
    }

    mutating func startOfMultilineString(_ open: Range<Int>) throws(NotationError) {
        if mode.lineBreaks == .refusedInString {
            throw NotationError(open, "a string of several lines has no place within a one-line string")
        }
        guard lineBreakAfterQuotes() else {
            throw NotationError(
                open,
                "the text of a '\"\"\"' string starts on the next line",
                isUnclosed: cursor.isAtEnd
            )
        }
        // The line break belongs to the quotes, but the line after it is the first that indentation is asked of.
        types.cursor.position -= 1
    }

    /// The closing quotes stand on a line of their own, and each line starts with the white space before them.
    func checkIndentation(content: Int, closing: Int) throws(NotationError) {
        let bytes = cursor.bytes
        var start = closing
        while start > content, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
            start -= 1
        }
        guard start > content, Self.isLineBreak(bytes[start - 1]) else {
            throw NotationError(closing..<closing + 3, "closing quotes '\"\"\"' stand on a line of their own")
        }
        let indentation = bytes[start..<closing]
        var line = content
        while line < start {
            guard Self.isLineBreak(bytes[line]) else {
                line += 1
                continue
            }
            line += 1
            let text = bytes[line..<closing]
            if let first = text.first, !Self.isLineBreak(first), !text.starts(with: indentation) {
                throw NotationError(
                    line..<line,
                    "this line of the string starts with less white space than its closing quotes; indent it as they are"
                )
            }
        }
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
