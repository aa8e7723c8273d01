/// The comments and the conditions in a stretch of Swift that is no body of a function.
enum SwiftComments {
    /// From their first sign on; a line that starts with `#` counts as one, since it would be lost as well.
    static func all(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            switch bytes[offset] {
            case UInt8(ascii: "\""): offset = endOfString(from: offset, in: bytes, range.upperBound)
            case UInt8(ascii: "/") where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "/"):
                let end = endOfLine(from: offset, in: bytes, range.upperBound)
                comments.append(offset..<end)
                offset = end
            case UInt8(ascii: "/") where offset + 1 < range.upperBound && bytes[offset + 1] == UInt8(ascii: "*"):
                let end = endOfBlock(from: offset, in: bytes, range.upperBound)
                comments.append(offset..<end)
                offset = end
            case UInt8(ascii: "#") where startsCondition(at: offset, in: bytes):
                let end = endOfLine(from: offset, in: bytes, range.upperBound)
                comments.append(offset..<end)
                offset = end
            default: offset += 1
            }
        }
        return comments
    }

    private static func startsCondition(at offset: Int, in bytes: [UInt8]) -> Bool {
        ["#if", "#else", "#elseif", "#endif"].contains { bytes[offset...].starts(with: $0.utf8) }
    }

    private static func endOfLine(from start: Int, in bytes: [UInt8], _ limit: Int) -> Int {
        bytes[start..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? limit
    }

    private static func endOfBlock(from start: Int, in bytes: [UInt8], _ limit: Int) -> Int {
        var (offset, depth) = (start, 0)
        while offset + 1 < limit {
            switch (bytes[offset], bytes[offset + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (offset, depth) = (offset + 2, depth + 1)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                (offset, depth) = (offset + 2, depth - 1)
                if depth == 0 { return offset }
            default: offset += 1
            }
        }
        return limit
    }

    private static func endOfString(from start: Int, in bytes: [UInt8], _ limit: Int) -> Int {
        var offset = start + 1
        while offset < limit, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(offset + 1, limit)
    }
}
