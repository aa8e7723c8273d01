/// Counts the units of UTF-16 in a stretch of a file; a question costs little, however long a line is.
struct UTF16Columns {
    private let bytes: [UInt8]
    /// The units before every so many bytes.
    private let counts: [Int]

    private static let step = 1024

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var counts: [Int] = []
        var count = 0
        for start in stride(from: 0, to: bytes.count, by: Self.step) {
            counts.append(count)
            count += Self.units(bytes[start..<min(bytes.count, start + Self.step)])
        }
        self.counts = counts
    }

    /// The column of an offset, from 1, in a line without its byte-order mark.
    func column(at offset: Int, inLine line: Range<Int>) -> Int {
        max(0, units(before: offset) - units(before: line.lowerBound)) + 1
    }

    private func units(before offset: Int) -> Int {
        let offset = min(max(offset, 0), bytes.count)
        let block = offset / Self.step
        guard block < counts.count else {
            return (counts.last ?? 0) + Self.units(bytes[max(0, counts.count - 1) * Self.step..<offset])
        }
        return counts[block] + Self.units(bytes[block * Self.step..<offset])
    }

    /// Counted at the first byte of each character; what continues none counts nothing.
    private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { count, byte in
            switch byte {
            case 0x80..<0xC0: count
            case 0xF0...: count + 2
            default: count + 1
            }
        }
    }
}
