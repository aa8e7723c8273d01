import ScreenSpecDiagnostics

/// Rules as text for a terminal: a list of all, and one page for each.
package enum RuleText {
    /// The page that `explain` shows. `severity` is that of the project at hand; `nil` is off.
    /// `isEvery` is what the project says of a rule that is silent where it can prove that nothing comes of a mistake.
    package static func explanation(
        of description: RuleDescription,
        severity: Severity?,
        isEvery: Bool = false
    ) -> String {
        var lines = [description.id.text, ""]
        lines += wrap(description.purpose)
        lines += ["", description.standing(at: severity)]
        if RuleSetting.rulesWithEvery.contains(description.id) {
            lines += [
                isEvery
                    ? "Reports every delegate, as the project file asks for."
                    : "Reports those by which something may stay alive; 'every: true' asks for all."
            ]
        }
        lines += ["", "Why"]
        lines += wrap(description.why, indentation: 4)
        lines += ["", "Wrong"] + example(description.wrong)
        lines += ["", "Right"] + example(description.right)
        if !description.misses.isEmpty {
            lines += ["", "What it does not catch"] + wrap(description.misses, indentation: 4)
        }
        if description.isConfigurable {
            lines += ["", "To allow it in one place"]
            lines += description.allowances.lines.map { "    \($0)" }
            lines += ["", "To change it for the project, in screenspec.yaml"]
            lines += ["    rules: {\(description.id.text): \(severity == nil ? "warning" : "off")}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line for each rule, by category.
    package static func list(_ registry: RuleRegistry, severity: (RuleDescription) -> Severity?) -> String {
        let width = registry.descriptions.map(\.id.text.count).max() ?? 0
        var sections: [String] = []
        for category in RuleDescription.Category.allCases {
            let descriptions = registry.descriptions.filter { $0.category == category }
            guard !descriptions.isEmpty else { continue }
            let lines = descriptions.map { description in
                "  \(description.id.text.padded(to: width))  \(RuleDescription.name(of: severity(description)).padded(to: 7))  \(description.purpose)"
            }
            sections.append(([category.heading] + lines).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func example(_ example: RuleDescription.Example) -> [String] {
        let namesFiles = example.files.count > 1
        var lines: [String] = []
        for file in example.files {
            if file.path.isEmpty {
                lines += wrap(file.text, indentation: 4)
                continue
            }
            if namesFiles { lines.append("    \(file.path):") }
            lines += MarkedText(file.text).underlined.map { $0.isEmpty ? "" : "    \($0)" }
        }
        return lines
    }

    /// Lines of at most 80 characters, broken at spaces.
    private static func wrap(_ text: String, indentation: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, indentation + line.count + 1 + word.count > 80 {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines
    }
}
