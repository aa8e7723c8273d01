import ArchitectureRules
import SourceText

/// The list of all rules.
struct RulesPage {
    let content: SiteContent
    let outline: PageOutline

    func build() -> [Block] {
        var page = PageContents()
        page.paragraph([
            "What is checked in specs and in hand-written Swift, with the severities of this project. ",
            .code("screenspec explain RULE"), " says the same in a terminal.",
        ])
        let scope = NameScope(names: content.names, module: 0, page: outline.id)
        for category in RuleCard.Category.allCases {
            let rules = content.project.rules.filter { $0.card.category == category }
            guard !rules.isEmpty else { continue }
            page.heading(2, RuleText.heading(of: category))
            page.table(
                ["Rule", "Severity", "What it asks for"],
                rules.map { rule in
                    let name = [Inline.code(rule.card.id.text)]
                    return [
                        content.rulePage(rule.card.id).map { [.link(.page($0), name)] } ?? name,
                        [.text(RuleText.name(of: rule.severity))],
                        scope.summary(rule.card.purpose),
                    ]
                }
            )
        }
        return page.blocks
    }
}

/// The page of one rule: what `explain` says of it.
struct RulePage {
    let rule: DocumentedRule
    let scope: NameScope

    private var card: RuleCard { rule.card }

    func build() -> [Block] {
        var page = PageContents()
        page.paragraph(scope.summary(card.purpose))
        page.paragraph([.strong([.text(RuleText.standing(of: card, severity: rule.severity))])])
        page.heading(2, "Why")
        page.paragraph(scope.summary(card.why))
        page.heading(2, "Wrong")
        add(card.wrong, to: &page)
        page.heading(2, "Right")
        add(card.right, to: &page)
        if !card.misses.isEmpty {
            page.heading(2, "What it does not catch")
            page.paragraph(scope.summary(card.misses))
        }
        guard card.isConfigurable else { return page.blocks }
        page.heading(2, "To allow it in one place")
        page.code(.yaml, "# screenspec:allow \(card.id.text) because REASON\n")
        page.heading(2, "To change it for the project")
        page.paragraph(["In ", .code("screenspec.yaml"), ":"])
        page.code(.yaml, "rules: {\(card.id.text): \(rule.severity == nil ? "warning" : "off")}\n")
        return page.blocks
    }

    /// Lines with a mark below what is reported are no longer YAML or Swift, and shown as text.
    private func add(_ example: RuleCard.Example, to page: inout PageContents) {
        for file in example.files {
            guard !file.path.isEmpty else {
                page.paragraph(scope.summary(file.text))
                continue
            }
            if example.files.count > 1 { page.paragraph([.code(file.path)]) }
            let text = MarkedText(file.text)
            let language: CodeBlock.Language = file.path.hasSuffix(".swift") ? .swift : .yaml
            page.code(
                text.marks.isEmpty ? language : .text,
                text.underlined.joined(separator: "\n") + "\n"
            )
        }
    }
}
