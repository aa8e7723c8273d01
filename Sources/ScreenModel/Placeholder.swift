/// What stands for a name in a pattern: `{screen}` of `{screen}Robot`.
package enum Placeholder: String, Sendable {
    case `protocol` = "{protocol}"
    case screen = "{screen}"
    case subview = "{subview}"

    package func isPart(of pattern: String) -> Bool {
        gap(in: pattern.utf8[...]) != nil
    }

    /// `LoginRobot` of `{screen}Robot`.
    ///
    /// All names of an app are put into all patterns, for which 'replacing' takes its time.
    package func replaced(in pattern: String, by name: String) -> String {
        var text = ""
        var rest = pattern[...]
        while let gap = gap(in: rest.utf8) {
            text += rest[..<gap.lowerBound]
            text += name
            rest = rest[gap.upperBound...]
        }
        return text + rest
    }

    /// The place of the first gap.
    private func gap(in pattern: Substring.UTF8View) -> Range<String.Index>? {
        var rest = pattern
        while let start = rest.firstIndex(of: Self.opening) {
            rest = rest[start...]
            if rest.starts(with: rawValue.utf8) { return start..<rest.index(start, offsetBy: rawValue.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static let opening = UInt8(ascii: "{")

    /// Whether a text is a pattern with the name in its gaps, which makes no text to see it: all names of an app are held against all
    /// patterns.
    func makes(_ text: String, of pattern: String, filledWith name: String) -> Bool {
        var (text, rest) = (text.utf8[...], pattern.utf8[...])
        while let byte = rest.first {
            if byte == Self.opening, rest.starts(with: rawValue.utf8) {
                guard text.starts(with: name.utf8) else { return false }
                text = text.dropFirst(name.utf8.count)
                rest = rest.dropFirst(rawValue.utf8.count)
            } else {
                guard text.popFirst() == byte else { return false }
                rest = rest.dropFirst()
            }
        }
        return text.isEmpty
    }
}
