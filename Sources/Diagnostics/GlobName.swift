/// One component of a pattern, and a pattern of names: `*`, `?`, `[a-z]`, `[!a-z]`, `\`.
package struct GlobName: Sendable, Hashable {
    private let pattern: [UInt8]

    package init(_ text: String) {
        pattern = Array(text.utf8)
    }

    /// The name that the pattern stands for, if it has no wildcard.
    package var literal: String? {
        var name: [UInt8] = []
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "?"): return nil
            case UInt8(ascii: "[") where pattern.withUnsafeBufferPointer({ Bracket($0, at: index) }) != nil: return nil
            case UInt8(ascii: "\\") where index + 1 < pattern.count: index += 1
            default: break
            }
            name.append(pattern[index])
            index += 1
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether a file's name fits: a wildcard at the start does not stand for the dot of a hidden file.
    package func matches(_ name: some StringProtocol) -> Bool {
        if name.utf8.first == UInt8(ascii: "."), pattern.first != UInt8(ascii: "."), !pattern.starts(with: "\\.".utf8) {
            return false
        }
        return fits(name)
    }

    /// Whether a text fits, whatever it starts with.
    package func fits(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(fits) ?? Array(text.utf8).withUnsafeBufferPointer(fits)
    }

    /// The same of bytes, for whoever holds one text against many patterns.
    package func fits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        pattern.withUnsafeBufferPointer { Self.fits(text, $0) }
    }

    /// Whether a text fits a pattern.
    ///
    /// On bytes, since every name that code uses is held against the lists of architectures; `?` is a whole character of
    /// several bytes, and so is the least by which `*` grows. Never slower than the product of the two lengths: only the
    /// last `*` is ever tried again.
    private static func fits(_ text: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
        // What most names fail by is how they end.
        if let last = pattern.last, !mayStandForOthers(last), text.last != last { return false }
        var position = 0
        var next = 0
        var star: (pattern: Int, text: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next + 1, position)
                next += 1
            } else if let step = step(text, position, pattern, next) {
                position = step.text
                next = step.pattern
            } else if let last = star {
                position = last.text + width(text[last.text])
                next = last.pattern
                star = (next, position)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    private static func mayStandForOthers(_ last: UInt8) -> Bool {
        switch last {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "]"): true
        default: false
        }
    }

    /// The places behind a character and what stands for it in the pattern.
    private static func step(
        _ text: UnsafeBufferPointer<UInt8>,
        _ position: Int,
        _ pattern: UnsafeBufferPointer<UInt8>,
        _ next: Int
    ) -> (text: Int, pattern: Int)? {
        guard next < pattern.count else { return nil }
        var literal = next
        switch pattern[next] {
        case UInt8(ascii: "?"): return (position + width(text[position]), next + 1)
        case UInt8(ascii: "["):
            guard let bracket = Bracket(pattern, at: next) else { break }
            guard bracket.accepts(scalar(text, position)) else { return nil }
            return (position + width(text[position]), bracket.end)
        case UInt8(ascii: "\\") where next + 1 < pattern.count: literal += 1
        default: break
        }
        return pattern[literal] == text[position] ? (position + 1, literal + 1) : nil
    }

    /// How many bytes the character has that starts with a byte.
    fileprivate static func width(_ byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    /// The number of the character that starts at a place; of texts that are UTF-8.
    fileprivate static func scalar(_ text: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt32 {
        let count = width(text[position])
        guard count > 1 else { return UInt32(text[position]) }
        let rest = text[min(position + 1, text.count)..<min(position + count, text.count)]
        return rest.reduce(UInt32(text[position]) & (0x7F >> UInt32(count))) { $0 << 6 | UInt32($1 & 0x3F) }
    }
}

/// `[a-z_]`, `[!a-z]`; one that does not close stands for itself.
private struct Bracket {
    /// Behind the bracket that closes it.
    private(set) var end = 0
    private let isNegated: Bool
    private var ranges: [(lower: UInt32, upper: UInt32)] = []

    init?(_ pattern: UnsafeBufferPointer<UInt8>, at open: Int) {
        var index = open + 1
        isNegated =
            index < pattern.count && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
        if isNegated { index += 1 }
        let first = index
        func next() -> UInt32 {
            defer { index += GlobName.width(pattern[index]) }
            return GlobName.scalar(pattern, index)
        }
        while index < pattern.count {
            // As in shells, a bracket that stands first is a member.
            if pattern[index] == UInt8(ascii: "]"), index > first {
                end = index + 1
                return
            }
            let lower = next()
            if index + 1 < pattern.count, pattern[index] == UInt8(ascii: "-"), pattern[index + 1] != UInt8(ascii: "]") {
                index += 1
                ranges.append((lower, next()))
            } else {
                ranges.append((lower, lower))
            }
        }
        return nil
    }

    func accepts(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.lower <= scalar && scalar <= $0.upper } != isNegated
    }
}
