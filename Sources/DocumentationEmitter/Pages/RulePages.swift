import ScreenSpecDiagnostics

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
        for category in RuleDescription.Category.allCases {
            let rules = content.project.rules.filter { $0.description.category == category }
            guard !rules.isEmpty else { continue }
            page.heading(2, category.heading)
            page.table(
                ["Rule", "Severity", "What it asks for"],
                rules.map { rule in
                    let name = [Inline.code(rule.description.id.text)]
                    return [
                        content.rulePage(rule.description.id).map { [.link(.page($0), name)] } ?? name,
                        [.text(RuleDescription.name(of: rule.severity))],
                        scope.summary(rule.description.purpose),
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

    private var description: RuleDescription { rule.description }

    func build() -> [Block] {
        var page = PageContents()
        page.paragraph(scope.summary(description.purpose))
        page.paragraph([.strong([.text(description.standing(at: rule.severity))])])
        page.heading(2, "Why")
        page.paragraph(scope.summary(description.why))
        page.heading(2, "Wrong")
        add(description.wrong, to: &page)
        page.heading(2, "Right")
        add(description.right, to: &page)
        if !description.misses.isEmpty {
            page.heading(2, "What it does not catch")
            page.paragraph(scope.summary(description.misses))
        }
        guard description.isConfigurable else { return page.blocks }
        page.heading(2, "To allow it in one place")
        let allowances = description.allowances
        if let comment = allowances.yamlComment { page.code(.yaml, "\(comment)\n") }
        if let comment = allowances.swiftComment { page.code(.swift, "\(comment)\n") }
        if let exception = allowances.exception { page.code(.yaml, "\(exception)\n") }
        page.heading(2, "To change it for the project")
        page.paragraph(["In ", .code("screenspec.yaml"), ":"])
        page.code(.yaml, "rules: {\(description.id.text): \(rule.severity == nil ? "warning" : "off")}\n")
        return page.blocks
    }

    /// Lines with a mark below what is reported are no longer YAML or Swift, and shown as text.
    private func add(_ example: RuleDescription.Example, to page: inout PageContents) {
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
