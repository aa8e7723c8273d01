import ScreenSpecCLibrary

/// A few bytes to look for in a source.
package struct BytePattern: Sendable {
    private let bytes: [UInt8]
    /// The bits that count as set in what is searched.
    private let mask: UInt8

    /// - Parameters:
    ///   - text: At least one character of ASCII.
    ///   - ignoresCase: Whether the letters, which are small ones, may be capital ones.
    package init(_ text: StaticString, ignoresCase: Bool = false) {
        bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        mask = ignoresCase ? 0x20 : 0
    }

    func occurs(in source: UnsafeBufferPointer<UInt8>) -> Bool {
        firstOffset(in: source) != nil
    }

    /// Where it starts for the first time, from an offset on.
    func firstOffset(in source: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        guard let base = source.baseAddress else { return nil }
        let end = source.count - bytes.count
        var place = start
        while place <= end {
            if mask == 0 {
                // The C library looks at many bytes at once, whatever this is compiled with.
                guard let found = memchr(base + place, Int32(bytes[0]), end + 1 - place) else { return nil }
                place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            }
            if occurs(at: place, in: source) { return place }
            place += 1
        }
        return nil
    }

    /// Where each occurrence ends.
    package func ends(in source: UnsafeBufferPointer<UInt8>) -> [Int] {
        var ends: [Int] = []
        while let start = firstOffset(in: source, from: ends.last ?? 0) { ends.append(start + bytes.count) }
        return ends
    }

    private func occurs(at place: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
        source[place] | mask == bytes[0] && bytes.indices.allSatisfy { source[place + $0] | mask == bytes[$0] }
    }
}
