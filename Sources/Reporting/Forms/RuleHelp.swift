import ScreenSpecDiagnostics

/// A rule's description as Markdown, for forms that carry help with them.
enum RuleHelp {
    static func markdown(of description: RuleDescription) -> String {
        var text = "\(paragraph(description.purpose))\n\n\(paragraph(description.why))\n"
        text += "\n**Wrong**\n\(example(description.wrong))\n**Right**\n\(example(description.right))"
        if !description.misses.isEmpty { text += "\n**What it does not catch**\n\n\(paragraph(description.misses))\n" }
        if description.isConfigurable {
            let allowances = description.allowances
            let exception = allowances.lines == [allowances.exception] ? allowances.exception : nil
            text +=
                exception.map { "\nTo allow it in one place, write `\($0)` in the project file.\n" }
                ?? "\nTo allow it in one place, write `screenspec:allow \(description.id.text) because REASON` in a comment.\n"
        }
        return text
    }

    private static func paragraph(_ text: String) -> String {
        MarkdownText.line(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private static func example(_ example: RuleDescription.Example) -> String {
        example.files.map { file in
            guard !file.path.isEmpty else { return "\n\(paragraph(file.text))\n" }
            let language = file.path.hasSuffix(".swift") ? "swift" : "yaml"
            let name = example.files.count > 1 ? "\n\(MarkdownText.code(file.path))\n" : ""
            let lines = MarkedText(file.text).underlined.map { $0 + "\n" }.joined()
            return "\(name)\n```\(language)\n\(lines)```\n"
        }.joined()
    }
}
