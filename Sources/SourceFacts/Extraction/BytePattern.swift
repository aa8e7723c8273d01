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
        let raw = UnsafeRawBufferPointer(source)
        let behind = bytes.count - 1
        let firsts = Lanes(repeating: bytes[0])
        let lasts = Lanes(repeating: bytes[behind])
        let mask = Lanes(repeating: mask)
        var offset = 0
        // By its first byte and its last.
        while offset + behind + Lanes.scalarCount <= raw.count {
            let starts = (raw.loadUnaligned(fromByteOffset: offset, as: Lanes.self) | mask) .== firsts
            let ends = (raw.loadUnaligned(fromByteOffset: offset + behind, as: Lanes.self) | mask) .== lasts
            if any(starts .& ends), occurs(in: source, startingIn: offset..<offset + Lanes.scalarCount) { return true }
            offset += Lanes.scalarCount
        }
        return occurs(in: source, startingIn: offset..<max(offset, raw.count - behind))
    }

    private func occurs(in source: UnsafeBufferPointer<UInt8>, startingIn places: Range<Int>) -> Bool {
        places.contains { place in
            bytes.indices.allSatisfy { source[place + $0] | mask == bytes[$0] }
        }
    }
}
