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

    package var byteCount: Int {
        facts.withTextBytes(id, \.count)
    }

    /// Whether it starts like the name of a type.
    package var startsUppercase: Bool {
        facts.withTextBytes(id, Self.startsUppercase)
    }

    static func startsUppercase(_ bytes: UnsafeRawBufferPointer) -> Bool {
        for byte in bytes where byte != UInt8(ascii: "_") {
            return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        }
        return false
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

    /// As `NameFingerprint` has it: the same for equal texts of any files.
    package var fingerprint: UInt64 { facts.fingerprint(ofText: id) }

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
