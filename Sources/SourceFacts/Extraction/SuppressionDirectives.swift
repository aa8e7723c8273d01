/// Where in a comment of Swift suppressions may stand.
///
/// A comment to the end of the line has one, behind its sign. In a comment between `/*` and `*/`, each line that starts with
/// `screenspec:` starts one, which goes on to the next or to the end of the comment, so that a long reason may be broken. If
/// the comment does not start with one, it has none: it may be prose about them.
enum SuppressionDirectives {
    private static let mark = Array("screenspec:".utf8)
    private static let sign = UInt8(ascii: "*")

    /// - Parameter comment: With its signs.
    static func offsets(in comment: Range<Int>, of source: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let content = comment.lowerBound + 2..<comment.upperBound
        guard source[comment.lowerBound + 1] == sign else { return [content] }
        let end = isClosed(comment, source) ? comment.upperBound - 2 : comment.upperBound
        // A second star makes it documentation.
        guard content.lowerBound < end, source[content.lowerBound] != sign else { return [] }
        var starts: [Int] = []
        var line = content.lowerBound
        while line < end {
            let next = source[line..<end].firstIndex(where: isLineBreak).map { $0 + 1 } ?? end
            let start = source[line..<next].firstIndex { !isMargin($0) } ?? next
            if source[start..<end].starts(with: mark) {
                starts.append(start)
            } else if starts.isEmpty, start < next {
                return []
            }
            line = next
        }
        let ends = starts.dropFirst() + [end]
        return zip(starts, ends).map { $0..<withoutMargin($1, from: $0, source) }
    }

    private static func isClosed(_ comment: Range<Int>, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
        comment.count >= 4 && source[comment.upperBound - 2] == sign
            && source[comment.upperBound - 1] == UInt8(ascii: "/")
    }

    /// The end without the space, and the stars, before what comes next.
    private static func withoutMargin(_ end: Int, from start: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int {
        var end = end
        while end > start, isMargin(source[end - 1]) { end -= 1 }
        return end
    }

    /// What people draw along the left side of a comment.
    private static func isMargin(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == sign || isLineBreak(byte)
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
