/// A few bytes to look for in a source.
struct BytePattern: Sendable {
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
        let end = source.count - bytes.count
        guard start <= end else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            (start...end).first { place in
                source[place] | mask == bytes[0] && bytes.indices.allSatisfy { source[place + $0] | mask == bytes[$0] }
            }
        }
    }
}
