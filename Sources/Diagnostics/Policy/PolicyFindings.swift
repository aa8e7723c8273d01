/// The findings about suppressions and about the names of rules.
extension PolicyRules {
    enum Request {
        case severity
        case suppression
    }

    /// What keeps a rule from being configured or suppressed by this name.
    static func problem(
        with rule: Suppression.NamedRule,
        in registry: RuleRegistry,
        asked request: Request,
        suggests: Bool = true
    ) -> Diagnostic? {
        guard let description = registry.description(rule.id) else {
            if registry.knows(rule.id) { return nil }
            let closest = suggests ? registry.closest(to: rule.id) : nil
            let hint = closest.map { "; did you mean '\($0.text)'?" } ?? "."
            return unknownRule.finding(
                at: rule.range,
                "There is no rule '\(rule.id.text)'\(hint)",
                help: closest == nil ? ["'screenspec rules' lists all rules."] : [],
                fixes: closest.map {
                    [Diagnostic.Fix("Replace with '\($0.text)'", at: rule.range, with: $0.text)]
                }
                    ?? [],
                subject: .project
            )
        }
        guard !description.isConfigurable else { return nil }
        let what = description.category == .run ? "concerns files and the run" : "is an error of the language"
        let verb = request == .severity ? "be switched off or given another severity" : "be suppressed"
        return ruleNotConfigurable.finding(
            at: rule.range,
            "'\(rule.id.text)' \(what) and cannot \(verb).",
            help: ["Mend what it reports ('screenspec explain \(rule.id.text)')."],
            subject: .project
        )
    }

    static func withoutReason(_ suppression: Suppression) -> Diagnostic {
        let rules = suppression.rules.map(\.id.text).joined(separator: ", ")
        return allowWithoutReason.finding(
            at: suppression.range,
            "This suppression gives no reason.",
            help: ["Write 'screenspec:allow \(rules) because REASON'."],
            subject: Subject(Subject.project.owner, rules)
        )
    }

    static func suppressesNothing(_ rule: Suppression.NamedRule, of suppression: Suppression) -> Diagnostic {
        let name = rule.id.text
        return allowSuppressesNothing.finding(
            at: suppression.rules.count == 1 ? suppression.range : rule.range,
            suppression.covered == nil
                ? "No node follows for which '\(name)' could be allowed."
                : "There is no finding of '\(name)' here to suppress.",
            help: [
                suppression.covered == nil
                    ? "Move the suppression in front of what it is meant for." : "Remove the suppression."
            ],
            subject: Subject(Subject.project.owner, name)
        )
    }
}
