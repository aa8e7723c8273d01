/// What stands for a name in a pattern: `{screen}` of `{screen}Robot`.
package enum Placeholder: String, Sendable {
    case `protocol` = "{protocol}"
    case screen = "{screen}"
    case subview = "{subview}"

    package func isPart(of pattern: String) -> Bool {
        replaced(in: pattern, by: "") != pattern
    }

    /// `LoginRobot` of `{screen}Robot`.
    ///
    /// All names of an app are put into all patterns, for which 'replacing' takes its time.
    package func replaced(in pattern: String, by name: String) -> String {
        var text: [UInt8] = []
        var rest = pattern.utf8[...]
        while let byte = rest.first {
            let isGap = rest.starts(with: rawValue.utf8)
            if isGap { text += name.utf8 } else { text.append(byte) }
            rest = rest.dropFirst(isGap ? rawValue.utf8.count : 1)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a text is a pattern with the name in its gaps, which makes no text to see it: all names of an app are held against all
    /// patterns.
    func makes(_ text: String, of pattern: String, filledWith name: String) -> Bool {
        var (text, rest) = (text.utf8[...], pattern.utf8[...])
        while let byte = rest.first {
            if rest.starts(with: rawValue.utf8) {
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
