/// Text from specs and messages made harmless: control characters are shown as pictures, not obeyed.
package enum VisibleText {
    /// One line: line breaks are shown too.
    package static func line(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: isInvisible) else { return String(text) }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(isInvisible(scalar) ? substitute(for: scalar) : scalar)
        }
        return String(result)
    }

    /// The lines of a text, each harmless.
    static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }
    }

    /// Controls, and formats that hide text or turn its direction; not those that join letters or emoji.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x200C, 0x200D: false
        case 0x2028, 0x2029: true
        // Tags, which spell the flags of regions.
        case 0xE0020...0xE007F: false
        default: scalar.value >= 0xAD && scalar.properties.generalCategory == .format
        }
    }

    /// The picture of a control, or the sign for what cannot be shown.
    static func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
