/// Texts of a file, each once, under the number of its first appearance.
struct TextTable {
    private(set) var bytes: [UInt8] = []
    /// Where each text ends in `bytes`; it starts where the one before it ends.
    private(set) var ends: [UInt32] = []
    /// Numbers plus one, found by hash; 0 is free. The size is a power of two.
    private var slots = [UInt32](repeating: 0, count: 256)

    mutating func id(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if (ends.count + 1) * 4 > slots.count * 3 { grow() }
        var slot = Self.hash(text) & (slots.count - 1)
        while slots[slot] != 0 {
            let id = slots[slot] - 1
            if matches(Int(id), text) { return id }
            slot = (slot + 1) & (slots.count - 1)
        }
        bytes += text
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        slots[slot] = UInt32(truncatingIfNeeded: ends.count)
        return slots[slot] - 1
    }

    func string(_ id: UInt32) -> String {
        String(decoding: bytes[range(of: Int(id))], as: UTF8.self)
    }

    func withBytes<Result>(of id: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = range(of: Int(id))
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    private func range(of id: Int) -> Range<Int> {
        (id == 0 ? 0 : Int(ends[id - 1]))..<Int(ends[id])
    }

    private func matches(_ id: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: id)
        guard range.count == text.count else { return false }
        return bytes.withUnsafeBufferPointer { all in
            for offset in 0..<text.count where all[range.lowerBound + offset] != text[offset] { return false }
            return true
        }
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        bytes.withUnsafeBufferPointer { all in
            for id in ends.indices {
                var slot = Self.hash(UnsafeBufferPointer(rebasing: all[range(of: id)])) & (larger.count - 1)
                while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
                larger[slot] = UInt32(truncatingIfNeeded: id + 1)
            }
        }
        slots = larger
    }

    /// Eight bytes at a time: every name of every file comes by here.
    private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = UnsafeRawBufferPointer(text)
        var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        mix(rest, into: &hash)
        return Int(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
        hash ^= hash >> 29
    }
}
