/// The anchor and the tag in front of a node, which libyaml counts among its bytes.
struct NodeProperties {
    private(set) var tag: Range<Int>?
    /// Where the node itself starts; `limit` if it is empty.
    private(set) var end: Int

    init(from start: Int, to limit: Int, in source: UnsafeBufferPointer<UInt8>) {
        var offset = start
        var hasAnchor = false
        while offset < limit {
            switch source[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset += 1
                continue
            case UInt8(ascii: "#") where offset > start:
                offset = min(source.endOfLine(from: offset), limit)
                continue
            case UInt8(ascii: "&") where !hasAnchor:
                hasAnchor = true
                offset = Self.endOfAnchor(from: offset + 1, to: limit, in: source)
                continue
            case UInt8(ascii: "!") where tag == nil:
                let tagEnd = Self.endOfTag(from: offset + 1, to: limit, in: source)
                tag = offset..<tagEnd
                offset = tagEnd
                continue
            default: break
            }
            break
        }
        end = min(offset, limit)
    }

    private static func endOfAnchor(from start: Int, to limit: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = start
        while offset < limit {
            switch source[offset] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                offset += 1
            default: return offset
            }
        }
        return offset
    }

    private static func endOfTag(from start: Int, to limit: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = start
        while offset < limit, !source.isBlankOrLineBreak(at: offset), source[offset] != UInt8(ascii: ",") {
            offset += 1
        }
        return offset
    }
}
