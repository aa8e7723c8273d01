import SourceText

/// What a project makes of findings: their severities, and those that somebody allowed with a reason.
package struct Policy: Sendable {
    package let registry: RuleRegistry
    /// What is wrong with the settings themselves.
    package let settingFindings: [Diagnostic]
    private let severities: [RuleID: Severity?]

    /// To look for a close name takes long; a file with more slips than this is not written by a person.
    private static let suggestionLimit = 100

    /// Later settings for one rule win over earlier ones.
    package init(_ registry: RuleRegistry, settings: [RuleSetting] = []) {
        var severities: [RuleID: Severity?] = [:]
        var findings: [Diagnostic] = []
        for setting in settings {
            if let finding = PolicyCards.problem(with: setting.rule, in: registry, asked: .severity) {
                findings.append(finding)
            } else {
                severities[setting.rule.id] = .some(setting.severity)
            }
        }
        self.registry = registry
        self.severities = severities
        settingFindings = findings
    }

    /// The severity that the project gives to a rule; `nil` is off.
    package func severity(of card: RuleCard) -> Severity? {
        severities[card.id] ?? card.severity
    }

    package func isOn(_ card: RuleCard) -> Bool {
        severity(of: card) != nil
    }

    /// The findings that remain, with their final severities, and what is wrong with settings and suppressions.
    ///
    /// `ran` tells of which rules all findings are there. A suppression of a rule that is off or did not run is left
    /// alone: whether it suppresses something cannot be known, and who switches a rule on for one run, or runs only
    /// the compiler, should not be told to remove it. Errors of the language leave all suppressions alone, since what
    /// could not be read was not checked.
    package func apply(
        to findings: [Diagnostic],
        suppressions: Suppressions = Suppressions(),
        ran: (RuleCard) -> Bool = { _ in true }
    ) -> [Diagnostic] {
        var all = findings + suppressions.malformed + settingFindings
        var unknownCount = 0
        for suppression in suppressions.all {
            for rule in suppression.rules {
                let suggests = unknownCount < Self.suggestionLimit
                let problem = PolicyCards.problem(with: rule, in: registry, asked: .suppression, suggests: suggests)
                guard let problem else { continue }
                unknownCount += 1
                all.append(problem)
            }
            if suppression.reason == nil { all.append(PolicyCards.withoutReason(suppression)) }
        }
        let table = SuppressionTable(suppressions.all, where: isSuppressible)
        let isChecked = !findings.contains { $0.severity == .error && !isSuppressible($0.rule) }
        let suppressionsInVain = isChecked ? suppressions.all : []
        let vain = idle(suppressionsInVain, among: all, ran: ran) { $0 != PolicyCards.allowSuppressesNothing.id }
        // Who is to remove a suppression need not give a reason for it first.
        let removable = Set(vain.compactMap(\.range))
        all.removeAll { finding in
            finding.rule == PolicyCards.allowWithoutReason.id && finding.range.map(removable.contains) == true
        }
        let stillVain = idle(suppressionsInVain, among: vain, ran: ran) { $0 == PolicyCards.allowSuppressesNothing.id }
        return ((all + vain).filter { !table.covers($0) } + stillVain).compactMap(adjusted)
    }

    private func adjusted(_ finding: Diagnostic) -> Diagnostic? {
        guard let setting = severities[finding.rule] else { return finding }
        guard let severity = setting else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    private func isSuppressible(_ rule: RuleID) -> Bool {
        registry.card(rule)?.isConfigurable ?? false
    }

    /// A finding for each rule that a suppression names in vain.
    private func idle(
        _ suppressions: [Suppression],
        among findings: [Diagnostic],
        ran: (RuleCard) -> Bool,
        of isConcerned: (RuleID) -> Bool
    ) -> [Diagnostic] {
        let places = FindingPlaces(findings)
        return suppressions.flatMap { suppression in
            suppression.rules.compactMap { rule -> Diagnostic? in
                guard isConcerned(rule.id), let card = registry.card(rule.id), card.isConfigurable, isOn(card),
                    ran(card)
                else { return nil }
                if let covered = suppression.covered, places.contains(rule.id, in: covered) { return nil }
                return PolicyCards.suppressesNothing(rule, of: suppression)
            }
        }
    }
}
