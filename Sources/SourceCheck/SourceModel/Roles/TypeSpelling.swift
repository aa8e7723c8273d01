/// A name that a type goes by, with its bytes: each is held against the patterns of all architectures.
struct TypeSpelling: Sendable {
    let text: String
    let bytes: [UInt8]
    let ends: NameEnds

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        ends = NameEnds(bytes)
    }

    /// The type's own name; for one that is called only `Presenter`, in an enum or struct `Login`, with that name, too.
    static func spellings(of type: CodeType, in index: CodeIndex) -> [TypeSpelling] {
        let isInNamespace = type.parent.map { index[$0].kind == .enum || index[$0].kind == .struct } ?? false
        guard isInNamespace else { return [TypeSpelling(type.name)] }
        return [TypeSpelling(type.name), TypeSpelling(index.names(from: type.id).reversed().joined())]
    }
}

/// The first and the last four bytes of a name; of a shorter one, zeros for what it lacks.
struct NameEnds: Sendable {
    /// The first byte is the highest, so that what a name starts with are its highest bits.
    let first: UInt32
    /// The last byte is the lowest.
    let last: UInt32

    init(_ bytes: [UInt8]) {
        var first: UInt32 = 0
        for offset in 0..<4 { first = first << 8 | (offset < bytes.count ? UInt32(bytes[offset]) : 0) }
        self.first = first
        last = bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// The ends of names that some patterns ask for. Most names have none of them, and need not be held against each pattern.
struct NameEndings: Sendable {
    private struct Ending: Hashable, Sendable {
        let mask: UInt32
        let value: UInt32
    }

    private var starts: [Ending] = []
    private var ends: [Ending] = []

    /// - Parameter suffix: What names end with; where it is empty, `prefix` counts.
    mutating func add(prefix: [UInt8], suffix: [UInt8]) {
        let count = min((suffix.isEmpty ? prefix : suffix).count, 4)
        let bits = UInt32(8 * count)
        if suffix.isEmpty {
            let mask = ~UInt32(truncatingIfNeeded: UInt64(UInt32.max) >> bits)
            Self.add(Ending(mask: mask, value: NameEnds(prefix).first & mask), to: &starts)
        } else {
            let mask = UInt32(truncatingIfNeeded: UInt64(1) << bits &- 1)
            Self.add(Ending(mask: mask, value: NameEnds(suffix).last & mask), to: &ends)
        }
    }

    private static func add(_ ending: Ending, to endings: inout [Ending]) {
        if !endings.contains(ending) { endings.append(ending) }
    }

    func mayFit(_ name: NameEnds) -> Bool {
        for end in ends where name.last & end.mask == end.value { return true }
        for start in starts where name.first & start.mask == start.value { return true }
        return false
    }
}
