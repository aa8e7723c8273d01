import SourceText

/// Rules as text for a terminal: a list of all, and one page for each.
package enum RuleText {
    /// The page that `explain` shows. `severity` is that of the project at hand; `nil` is off.
    package static func explanation(of card: RuleCard, severity: Severity?) -> String {
        var lines = [card.id.text, ""]
        lines += wrap(card.purpose)
        lines += ["", standing(of: card, severity: severity), "", "Why"]
        lines += wrap(card.why, indentation: 4)
        lines += ["", "Wrong"] + example(card.wrong)
        lines += ["", "Right"] + example(card.right)
        if !card.misses.isEmpty { lines += ["", "What it does not catch"] + wrap(card.misses, indentation: 4) }
        if card.isConfigurable {
            let sign = card.wrong.files.allSatisfy { $0.path.hasSuffix(".swift") } ? "//" : "#"
            lines += ["", "To allow it in one place"]
            lines += ["    \(sign) screenspec:allow \(card.id.text) because REASON"]
            lines += ["", "To change it for the project, in screenspec.yaml"]
            lines += ["    rules: {\(card.id.text): \(severity == nil ? "warning" : "off")}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line for each rule, by category.
    package static func list(_ registry: RuleRegistry, severity: (RuleCard) -> Severity?) -> String {
        let width = registry.cards.map(\.id.text.count).max() ?? 0
        var sections: [String] = []
        for category in RuleCard.Category.allCases {
            let cards = registry.cards.filter { $0.category == category }
            guard !cards.isEmpty else { continue }
            let lines = cards.map { card in
                "  \(pad(card.id.text, to: width))  \(pad(name(of: severity(card)), to: 7))  \(card.purpose)"
            }
            sections.append(([heading(of: category)] + lines).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// What the project makes of the rule, in one line.
    package static func standing(of card: RuleCard, severity: Severity?) -> String {
        var text = "\(name(of: severity)), \(card.category.rawValue)"
        if severity != card.severity { text += "; \(name(of: card.severity)) unless the project file says otherwise" }
        if !card.isConfigurable { text += "; can't be switched off" }
        return text
    }

    package static func name(of severity: Severity?) -> String {
        severity?.rawValue ?? "off"
    }

    package static func heading(of category: RuleCard.Category) -> String {
        switch category {
        case .language: "Language"
        case .architecture: "Architecture"
        case .style: "Style"
        case .run: "Files and runs"
        }
    }

    private static func example(_ example: RuleCard.Example) -> [String] {
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

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
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
