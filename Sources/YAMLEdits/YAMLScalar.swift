/// How a text stands in YAML: plain where nobody can take it for anything else, or else in double quotes.
package enum YAMLScalar {
    /// - Parameter inFlow: Whether it stands in brackets or braces, or is a key.
    package static func text(_ text: String, inFlow: Bool) -> String {
        isPlain(text, inFlow: inFlow) ? text : quoted(text)
    }

    static func isPlain(_ text: String, inFlow: Bool) -> Bool {
        guard let first = text.unicodeScalars.first, isWordStart(first), text.unicodeScalars.last != " ",
            !words.contains(text.lowercased())
        else { return false }
        let plain = inFlow ? Self.plain : Self.plain + Self.plainInLines
        return text.unicodeScalars.allSatisfy { isWordPart($0) || plain.contains($0) }
    }

    private static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        isWordStart(scalar) || ("0"..."9").contains(scalar)
    }

    private static let plain: [Unicode.Scalar] = [" ", ".", "?", "<", ">", "(", ")", "-", "&", "!", "/"]
    private static let plainInLines: [Unicode.Scalar] = [",", "'", "[", "]", "\"", "`", ";"]

    /// What YAML, or a reader of an older version of it, takes for no text.
    static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n", "nan", "inf"]

    package static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where isUnprintable(scalar): quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// What YAML allows in no text, breaks lines at, or leaves out.
    private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: scalar.properties.isBidiControl
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let count = scalar.value < 0x100 ? 2 : scalar.value < 0x10000 ? 4 : 8
        let letter = count == 2 ? "x" : count == 4 ? "u" : "U"
        return "\\\(letter)" + String(repeating: "0", count: count - digits.count) + digits
    }
}
