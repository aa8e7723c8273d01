/// A few bytes to look for in a source, sixteen places at a time.
struct BytePattern: Sendable {
    private typealias Lanes = SIMD16<UInt8>

    private let bytes: [UInt8]
    /// The bits that count as set in what is searched.
    private let mask: UInt8

    /// - Parameters:
    ///   - text: At least one character of ASCII.
    ///   - ignoresCase: Whether the letters, which are small ones, may be capital ones.
    init(_ text: StaticString, ignoresCase: Bool = false) {
        bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        mask = ignoresCase ? 0x20 : 0
    }

    func occurs(in source: UnsafeBufferPointer<UInt8>) -> Bool {
        firstOffset(in: source) != nil
    }

    /// Where it starts for the first time, from an offset on.
    func firstOffset(in source: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        let raw = UnsafeRawBufferPointer(source)
        let behind = bytes.count - 1
        let firsts = Lanes(repeating: bytes[0])
        let lasts = Lanes(repeating: bytes[behind])
        let mask = Lanes(repeating: mask)
        var offset = start
        // By its first byte and its last.
        while offset + behind + Lanes.scalarCount <= raw.count {
            let starts = (raw.loadUnaligned(fromByteOffset: offset, as: Lanes.self) | mask) .== firsts
            let ends = (raw.loadUnaligned(fromByteOffset: offset + behind, as: Lanes.self) | mask) .== lasts
            let both = unsafeBitCast(starts .& ends, to: SIMD2<UInt64>.self)
            if both[0] | both[1] != 0, let found = offsetOfFirst(in: source, offset..<offset + Lanes.scalarCount) {
                return found
            }
            offset += Lanes.scalarCount
        }
        return offsetOfFirst(in: source, offset..<max(offset, raw.count - behind))
    }

    private func offsetOfFirst(in source: UnsafeBufferPointer<UInt8>, _ places: Range<Int>) -> Int? {
        places.first { place in
            bytes.indices.allSatisfy { source[place + $0] | mask == bytes[$0] }
        }
    }
}
