/// Text in the Markdown of DocC, so that what is shown is what was written.
///
/// DocC takes two backticks for a link to a symbol, `@` at the start of a line for a directive, and makes quotation
/// marks and dashes curly and long: every sign of ASCII that means something stands behind a backslash.
enum DocCText {
    static func append(_ text: String, to result: inout String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where ShownText.isBreak(scalar): result += " "
            case _ where ShownText.isHidden(scalar): break
            case _ where !MarkupText.isAllowed(scalar): result += "\u{FFFD}"
            case _ where isSign(scalar):
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        append(text, to: &result)
        return result
    }

    /// Code in single backticks. What it cannot hold, which is a backtick and in a table a bar, stands between pieces.
    static func appendCode(_ code: String, to result: inout String) {
        var piece = ""
        func finish(_ result: inout String) {
            guard !piece.isEmpty else { return }
            // DocC keeps no code of white space alone.
            result += piece.allSatisfy { $0 == " " } ? piece : "`\(piece)`"
            piece = ""
        }
        for scalar in code.unicodeScalars {
            switch scalar {
            case "`", "|", "\\":
                finish(&result)
                result += "\\"
                result.unicodeScalars.append(scalar)
            case _ where ShownText.isBreak(scalar): piece += " "
            case _ where ShownText.isHidden(scalar): break
            case _ where !MarkupText.isAllowed(scalar): piece += "\u{FFFD}"
            default: piece.unicodeScalars.append(scalar)
            }
        }
        finish(&result)
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", ",", "(", ")", "/", ";", "?", "%": false
        case "0"..."9", "A"..."Z", "a"..."z": false
        default: scalar.value < 0x80
        }
    }
}
