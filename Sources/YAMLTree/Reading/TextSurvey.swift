import ScreenSpecDiagnostics

/// What must be known of a file's bytes before libyaml sees them.
struct TextSurvey {
    let isASCII: Bool
    /// Whether U+0085, U+2028 or U+2029 occurs: line breaks for libyaml, and for no editor.
    let holdsForeignLineBreak: Bool
    private let isCostly: Bool

    init(_ bytes: [UInt8]) {
        (isASCII, holdsForeignLineBreak, isCostly) = bytes.withUnsafeBufferPointer { bytes in
            let isASCII = Self.isASCII(UnsafeRawBufferPointer(bytes))
            return (isASCII, !isASCII && Self.holdsForeignLineBreak(bytes), Self.isCostly(bytes))
        }
    }

    /// Why libyaml would take too long over the file, if it would.
    func refusal(file: FileID) -> Diagnostic? {
        guard isCostly else { return nil }
        return YAMLRules.tooCostly.finding(
            at: SourceRange(file: file, lower: 0, upper: 0),
            "The file holds very long runs of blanks or very many %TAG lines, which take too long to read: "
                + "take them out, or split the file."
        )
    }

    private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var seen: UInt64 = 0
        var offset = 0
        while offset + 32 <= bytes.count {
            seen |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            seen |= bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            seen |= bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)
            seen |= bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)
            if seen & 0x8080_8080_8080_8080 != 0 { return false }
            offset += 32
        }
        return bytes[offset...].allSatisfy { $0 < 0x80 }
    }

    private static func holdsForeignLineBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] >= 0xC2, ForeignLineBreak.length(at: offset, in: bytes) > 0 { return true }
            offset += 1
        }
        return false
    }

    // MARK: Quadratic work in libyaml

    private static let freeByteCount = 64 * 1024
    private static let affordableBlankWork = 4 << 30
    private static let affordableTagLines = 1000

    /// libyaml 0.2.5 keeps the blanks between two words in a buffer that grows to the longest run, and clears all of it
    /// for each word; and it compares each `%TAG` with all before. Small files cannot make that matter.
    private static func isCostly(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > freeByteCount else { return false }
        var longest = 0
        var runs = 0
        var start = -1
        var tagLines = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            if byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D) {
                if start < 0 { start = offset }
            } else if start >= 0 {
                runs += 1
                longest = max(longest, offset - start)
                start = -1
                if byte == UInt8(ascii: "%"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "T") {
                    tagLines += 1
                }
            }
        }
        return longest * runs > affordableBlankWork
            || tagLines > affordableTagLines
    }
}

/// U+0085, U+2028 and U+2029 as UTF-8.
enum ForeignLineBreak {
    /// The length of one that starts here, or 0.
    static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if bytes[offset] == 0xC2 {
            return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
        }
        guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
        return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    }
}
