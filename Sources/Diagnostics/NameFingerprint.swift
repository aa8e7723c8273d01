/// A number that stands for a name: equal names have the same one in every run, and two names of real code never share one.
///
/// Its lower bits are as good as all.
package enum NameFingerprint {
    package static func of(_ name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { of(UnsafeRawBufferPointer($0)) }
    }

    /// Eight bytes at a time: to follow names through an app takes the fingerprints of hundreds of thousands.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        func word<Word: FixedWidthInteger>(_ offset: Int, as _: Word.Type) -> UInt64 {
            UInt64(truncatingIfNeeded: Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self)))
        }
        var offset = 0
        while offset + 8 < bytes.count {
            mix(word(offset, as: UInt64.self))
            offset += 8
        }
        // What is left, together with some of what was there before.
        switch bytes.count {
        case 8...: mix(word(bytes.count - 8, as: UInt64.self))
        case 4...: mix(word(0, as: UInt32.self) << 32 | word(bytes.count - 4, as: UInt32.self))
        case 2...: mix(word(0, as: UInt16.self) << 16 | word(bytes.count - 2, as: UInt16.self))
        case 1: mix(UInt64(bytes[0]))
        default: break
        }
        return hash
    }
}
