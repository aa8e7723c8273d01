import ScreenSpecDiagnostics

/// Text in HTML and SVG: whatever it holds is shown as it was written.
enum MarkupText {
    /// Fit for the content of an element and for an attribute in double quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        append(text, to: &result)
        return result
    }

    static func append(_ text: String, to result: inout String) {
        guard !isPlain(text) else {
            result += text
            return
        }
        for scalar in text.unicodeScalars {
            if let entity = scalar.markupEntity {
                result += entity
                continue
            }
            switch scalar {
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where ShownText.isBreak(scalar): result += " "
            case _ where ShownText.isHidden(scalar): break
            case _ where !isAllowed(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether XML and HTML take the character at all: they refuse those that Unicode keeps for programs.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x7F && Unicode.Scalar(byte).markupEntity == nil
        }
    }
}
