/// The little of Swift's notation that reading the catalogue needs: lists that brackets keep together.
///
/// All of it looks at bytes: the catalogue is read in every run, and it is ASCII.
enum Notation {
    /// The parts between commas that stand outside all brackets, without the spaces around them.
    static func list(_ text: Substring) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var parts: [String] = []
            var brackets = BracketDepth()
            var start = 0
            for offset in 0..<bytes.count {
                brackets.pass(bytes[offset])
                guard bytes[offset] == UInt8(ascii: ","), brackets.depth == 0 else { continue }
                parts.append(trimmed(bytes[start..<offset]))
                start = offset + 1
            }
            let last = trimmed(bytes[start...])
            if !last.isEmpty { parts.append(last) }
            return parts
        }
    }

    /// Where the bracket that the text starts with is closed.
    static func closingBracket(of text: Substring) -> Substring.Index? {
        var brackets = BracketDepth()
        return text.firstIndex(ofByte: { brackets.pass($0) && brackets.depth == 0 })
    }

    /// A line without the version of iOS that first has what it declares, which ends it: ` @13.4`.
    static func withoutVersion(_ line: Substring) -> Substring {
        guard let mark = line.range(ofLast: " @") else { return line }
        let isVersion = line[mark.upperBound...].utf8.allSatisfy {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
        }
        return isVersion ? line[..<mark.lowerBound] : line
    }

    static func trimmed(_ text: Substring) -> String {
        var text = text
        return text.withUTF8 { trimmed($0[...]) }
    }

    private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var lower = bytes.startIndex
        var upper = bytes.endIndex
        while lower < upper, bytes[lower] == UInt8(ascii: " ") { lower += 1 }
        while lower < upper, bytes[upper - 1] == UInt8(ascii: " ") { upper -= 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[lower..<upper]), as: UTF8.self)
    }
}

/// How many brackets are open in a text that is gone through byte by byte. The `>` of an arrow closes none.
private struct BracketDepth {
    private(set) var depth = 0
    private var previous = UInt8(ascii: " ")

    /// Whether the byte closes a bracket.
    @discardableResult
    mutating func pass(_ byte: UInt8) -> Bool {
        defer { previous = byte }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["):
            depth += 1
            return false
        case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): return false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
            depth -= 1
            return true
        default: return false
        }
    }
}

extension Substring {
    /// The place of the first byte that fits.
    func firstIndex(ofByte fits: (UInt8) -> Bool) -> Index? {
        var text = self
        let offset = text.withUTF8 { $0.firstIndex(where: fits) }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// The place of the first of some ASCII characters.
    func firstIndex(ofAny wanted: StaticString) -> Index? {
        let wanted = UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount)
        return firstIndex(ofByte: wanted.contains)
    }

    /// All before the first of some ASCII characters.
    func prefix(beforeAny wanted: StaticString) -> Substring {
        self[..<(firstIndex(ofAny: wanted) ?? endIndex)]
    }

    /// All behind so many bytes and the spaces that follow them.
    func dropFirst(bytes count: Int) -> Substring {
        let rest = self[utf8.index(startIndex, offsetBy: count)...]
        return rest[(rest.firstIndex(ofByte: { $0 != UInt8(ascii: " ") }) ?? endIndex)...]
    }

    func range(ofFirst wanted: StaticString) -> Range<Index>? {
        range(of: wanted) { starts, fits in starts.first(where: fits) }
    }

    func range(ofLast wanted: StaticString) -> Range<Index>? {
        range(of: wanted) { starts, fits in starts.last(where: fits) }
    }

    private func range(
        of wanted: StaticString,
        choosing choose: (ClosedRange<Int>, (Int) -> Bool) -> Int?
    ) -> Range<Index>? {
        let length = wanted.utf8CodeUnitCount
        let wanted = UnsafeBufferPointer(start: wanted.utf8Start, count: length)
        var text = self
        let offset = text.withUTF8 { bytes -> Int? in
            guard bytes.count >= length else { return nil }
            return choose(0...bytes.count - length) { start in
                (0..<length).allSatisfy { bytes[start + $0] == wanted[$0] }
            }
        }
        return offset.map { offset in
            let start = utf8.index(startIndex, offsetBy: offset)
            return start..<utf8.index(start, offsetBy: length)
        }
    }
}
