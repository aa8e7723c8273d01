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
            right.utf8.count == bytes.count && bytes.elementsEqual(right.utf8)
        }
    }

    package static func != (left: FactText, right: String) -> Bool {
        !(left == right)
    }
}

extension FactText: Hashable {
    package static func == (left: FactText, right: FactText) -> Bool {
        left.withBytes { leftBytes in
            right.withBytes { leftBytes.count == $0.count && leftBytes.elementsEqual($0) }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
    }
}
