import ScreenModel
import ScreenSpecDiagnostics

extension Cursor {
    /// What stands here, for the end of "expected …, found …".
    var found: String {
        guard let next = scalar(at: position) else { return "the text ends here" }
        if let word = word() { return "found '\(Self.shortened(word.text))'" }
        if let name = Self.name(of: next.scalar) { return "found \(name)" }
        return "found '\(next.scalar)'"
    }

    /// An error about what stands here: the word or character that follows, or the end of the text.
    func unexpected(_ reason: String, help: [String] = [], insideBrackets: Bool = false) -> NotationError {
        NotationError(word()?.range ?? characterRange, reason, help: help, isUnclosed: insideBrackets && isAtEnd)
    }

    /// What no Swift may hold outside quotes, said in words: it is mostly typed or pasted without being seen.
    func invisibleOrTypographic() -> NotationError? {
        guard let next = scalar(at: position), let name = Self.name(of: next.scalar) else { return nil }
        let remedy = Self.replacement(for: next.scalar).map { "Write \($0)." } ?? "Remove it."
        return NotationError(characterRange, "\(name) has no place in Swift", help: [remedy])
    }

    /// A text to put into a message.
    static func shortened(_ text: String) -> String { text.excerpt(40) }

    private static func name(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00A0, 0x2007, 0x202F: return "a no-break space"
        case 0x200B, 0xFEFF: return "an invisible zero-width space"
        case 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: return "the typographic quote '\(scalar)'"
        case 0x2012...0x2015: return "the dash '\(scalar)'"
        case 0x2026: return "the ellipsis '…'"
        case 0x0000..<0x0020, 0x007F..<0x00A0, 0x2028, 0x2029:
            return Cursor.isWhitespace(UInt8(truncatingIfNeeded: scalar.value)) && scalar.isASCII
                ? "a line break or tab" : "the control character U+\(hexadecimal(scalar.value))"
        default: return nil
        }
    }

    private static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00A0, 0x2007, 0x202F: "a plain space"
        case 0x2018...0x201E, 0xAB, 0xBB: "a straight quote"
        case 0x2012...0x2015: "'-'"
        case 0x2026: "'...'"
        default: nil
        }
    }

    static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension SwiftType {
    /// For messages.
    var shown: String { Cursor.shortened(description) }
}
