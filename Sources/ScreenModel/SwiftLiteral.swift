/// What Swift takes for a value.
package enum SwiftLiteral {
    /// In quotes, with what can't be seen or would end it written out.
    package static func text(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                default: literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }
}
