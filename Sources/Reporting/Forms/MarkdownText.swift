import ScreenSpecDiagnostics

/// Text that Markdown, and GitHub's and GitLab's dialects of it, show as it is.
enum MarkdownText {
    /// One line in running text.
    static func line(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in VisibleText.line(text).unicodeScalars {
            switch scalar {
            case "&", "<", ">": result += scalar.markupEntity ?? ""
            // A name behind it would be told that it was mentioned: '@objc' is somebody.
            case "@": result += "@<!-- -->"
            case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!", "$", "{", "}", "+", "-":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// One line as code, between more backticks than it has in a row.
    static func code(_ text: some StringProtocol) -> String {
        let line = VisibleText.line(text)
        var longest = 0
        var run = 0
        for character in line {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let padding = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty ? " " : ""
        return fence + padding + line + padding + fence
    }

    /// As code inside a table, where a bar would end the cell even there.
    static func cell(_ text: some StringProtocol) -> String {
        code(text).replacing("|", with: "\\|")
    }
}
