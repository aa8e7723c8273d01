/// A name or other text of a file, each stored once; comparing it makes no `String`.
package struct FactText: Sendable, CustomStringConvertible {
    let facts: FileFacts
    let id: UInt32

    /// The same for two texts of one file exactly if they are equal.
    package var identity: UInt32 { id }

    package var string: String {
        facts.withTextBytes(id) { String(decoding: $0, as: UTF8.self) }
    }

    package var description: String { string }

    package var isEmpty: Bool { byteCount == 0 }

    package var byteCount: Int {
        facts.withTextBytes(id, \.count)
    }

    /// Whether it starts like the name of a type.
    package var startsUppercase: Bool {
        facts.withTextBytes(id) { bytes in
            guard let first = bytes.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        }
    }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        facts.withTextBytes(id, body)
    }

    /// Whether it stands somewhere in another text, byte by byte.
    package func isPart(of text: String) -> Bool {
        var text = text
        return withBytes { part in
            text.withUTF8 { whole in
                guard part.count <= whole.count else { return false }
                return (0...whole.count - part.count).contains { start in
                    part.indices.allSatisfy { whole[start + $0] == part[$0] }
                }
            }
        }
    }

    package func hasPrefix(_ prefix: String) -> Bool {
        withBytes { $0.starts(with: prefix.utf8) }
    }

    package func hasSuffix(_ suffix: String) -> Bool {
        withBytes { bytes in
            let count = suffix.utf8.count
            return bytes.count >= count && bytes[(bytes.count - count)...].elementsEqual(suffix.utf8)
        }
    }

    package static func == (left: FactText, right: String) -> Bool {
        left.withBytes { bytes in
            guard right.utf8.count == bytes.count else { return false }
            return right.utf8.withContiguousStorageIfAvailable { areEqual(bytes, UnsafeRawBufferPointer($0)) }
                ?? bytes.elementsEqual(right.utf8)
        }
    }

    /// Of buffers that are equally long.
    private static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
        for offset in 0..<left.count where left[offset] != right[offset] { return false }
        return true
    }

    // MARK: Fingerprints

    /// A number that equal texts of any files have in common, the same in every run. Its lower bits are as good as all.
    package var fingerprint: UInt64 {
        withBytes(Self.fingerprint)
    }

    package static func fingerprint(of text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { fingerprint(UnsafeRawBufferPointer($0)) }
    }

    /// Eight bytes at a time: to follow names through an app takes the fingerprints of hundreds of thousands.
    private static func fingerprint(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
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

    package static func != (left: FactText, right: String) -> Bool {
        !(left == right)
    }
}

extension FactText: Hashable {
    package static func == (left: FactText, right: FactText) -> Bool {
        left.withBytes { leftBytes in
            right.withBytes { leftBytes.count == $0.count && areEqual(leftBytes, $0) }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }
}
