/// A glob over paths: `*` and `?` stay within a name, `**` stands for any number of folders. A folder without wildcards
/// holds all that lies below it.
struct PathGlob: Sendable {
    private let parts: [Substring]
    private let isFolder: Bool

    init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }
        isFolder = !text.contains { "*?".contains($0) } && !text.hasSuffix(".swift")
    }

    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").filter { $0 != "." }
        if isFolder { return names.count > parts.count && names.starts(with: parts) }
        return matches(parts[...], names[...])
    }

    /// One row of a table for each part: which numbers of names the parts so far can take up.
    private func matches(_ parts: ArraySlice<Substring>, _ names: ArraySlice<Substring>) -> Bool {
        var reached = [Bool](repeating: false, count: names.count + 1)
        reached[0] = true
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            if part == "**" {
                var isOpen = false
                for index in reached.indices {
                    isOpen = isOpen || reached[index]
                    next[index] = isOpen
                }
            } else {
                for (offset, name) in names.enumerated() where reached[offset] && Self.fits(name, part) {
                    next[offset + 1] = true
                }
            }
            reached = next
        }
        return reached[names.count]
    }

    /// Whether a text fits a pattern of `*` and `?`; also used for the names of types and modules.
    ///
    /// On bytes, since every name that the code uses is held against the lists of architectures; `?` is a whole character of
    /// several bytes, and so is the least by which `*` grows.
    static func fits(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
        withBytes(text) { text in withBytes(pattern) { fits(text, $0) } }
    }

    private static func withBytes(
        _ text: some StringProtocol,
        _ body: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }

    static func fits(_ text: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        var next = 0
        var star: (pattern: Int, text: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
                star = (next + 1, position)
                next += 1
            } else if next < pattern.count, pattern[next] == UInt8(ascii: "?") {
                next += 1
                position += width(text[position])
            } else if next < pattern.count, pattern[next] == text[position] {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.pattern, last.text + width(text[last.text]))
                next = last.pattern
                position = last.text + width(text[last.text])
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// How many bytes the character has that starts with a byte.
    private static func width(_ byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}
