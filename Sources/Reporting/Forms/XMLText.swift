import ScreenSpecDiagnostics

/// Writes XML 1.0, which has no place for most controls, however they are written.
enum XMLText {
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Text between tags: its line breaks stay.
    static func content(_ text: String) -> String {
        VisibleText.lines(text).map(escaped).joined(separator: "\n")
    }

    /// `name="value"` for each, with a space before it; a value is one line.
    static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0)=\"\(escaped(VisibleText.line($1)))\"" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let entity = scalar.markupEntity {
                result += entity
            } else {
                result.unicodeScalars.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
