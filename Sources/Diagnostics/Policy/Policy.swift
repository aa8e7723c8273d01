/// What a project makes of findings: their severities, and those that somebody allowed with a reason.
package struct Policy: Sendable {
    package let registry: RuleRegistry
    /// What is wrong with the settings themselves.
    package let settingFindings: [Diagnostic]
    private let severities: [RuleID: Severity?]
    private let scopes: [RuleID: Scope]

    /// To look for a close name takes long; a file with more slips than this is not written by a person.
    private static let suggestionLimit = 100

    /// Whether a rule looks at a file, by the path of the file as findings show it.
    package typealias Scope = @Sendable (_ path: String) -> Bool

    /// Later settings for one rule win over earlier ones.
    ///
    /// - Parameters:
    ///   - defaults: Severities of rules that no setting names, where they are others than the rules' own.
    ///   - scope: Reads the patterns of a setting that has some.
    package init(
        _ registry: RuleRegistry,
        settings: [RuleSetting] = [],
        defaults: [RuleID: Severity] = [:],
        scope: (RuleSetting) -> Scope = { _ in { _ in true } }
    ) {
        var severities = defaults.mapValues(Optional.some)
        var scopes: [RuleID: Scope] = [:]
        var findings: [Diagnostic] = []
        for setting in settings {
            if let finding = PolicyRules.problem(with: setting.rule, in: registry, asked: .severity) {
                findings.append(finding)
            } else {
                severities[setting.rule.id] = setting.level.map(\.severity)
                scopes[setting.rule.id] = setting.isScoped ? scope(setting) : nil
            }
        }
        self.registry = registry
        self.severities = severities
        self.scopes = scopes
        settingFindings = findings
    }

    /// The severity that the project gives to a rule; `nil` is off.
    package func severity(of description: RuleDescription) -> Severity? {
        severities[description.id] ?? description.severity
    }

    package func isOn(_ description: RuleDescription) -> Bool {
        severity(of: description) != nil
    }

    /// The findings that remain, with their final severities, and what is wrong with settings and suppressions.
    ///
    /// `specs` are files with suppressions that cover what stands elsewhere, too, and has a note there.
    ///
    /// `files` knows the paths by which settings choose files; without it, they choose all.
    ///
    /// `ran` tells of which rules all findings are there. A suppression of a rule that is off or did not run is left
    /// alone: whether it suppresses something cannot be known, and who switches a rule on for one run, or runs only
    /// the compiler, should not be told to remove it. Errors of the language leave all suppressions alone, since what
    /// could not be read was not checked.
    package func apply(
        to findings: [Diagnostic],
        suppressions: Suppressions = Suppressions(),
        ofSpecs specs: Set<FileID> = [],
        in files: SourceFiles = SourceFiles(),
        ran: (RuleDescription) -> Bool = { _ in true }
    ) -> [Diagnostic] {
        var all = findings + suppressions.malformed + settingFindings
        var unknownCount = 0
        let openPoints = suppressions.all.filter(\.isOpenPoint)
        let suppressions = Suppressions(suppressions.all.filter { !$0.isOpenPoint }, malformed: suppressions.malformed)
        for suppression in suppressions.all {
            for rule in suppression.rules {
                let suggests = unknownCount < Self.suggestionLimit
                let problem = PolicyRules.problem(with: rule, in: registry, asked: .suppression, suggests: suggests)
                guard let problem else { continue }
                unknownCount += 1
                all.append(problem)
            }
            if suppression.reason == nil { all.append(PolicyRules.withoutReason(suppression)) }
        }
        let table = SuppressionTable(suppressions.all, where: isSuppressible)
        let open = SuppressionTable(openPoints, where: isSuppressible)
        let isChecked = !findings.contains { $0.severity == .error && !isSuppressible($0.rule) }
        let suppressionsInVain = isChecked ? suppressions.all : []
        let vain = idle(suppressionsInVain, among: FindingPlaces(all, specs), in: files, ran: ran) {
            $0 != PolicyRules.allowSuppressesNothing.id
        }
        // Who is to remove a suppression need not give a reason for it first.
        let removable = Set(vain.compactMap(\.range))
        if !removable.isEmpty {
            all.removeAll { finding in
                finding.rule == PolicyRules.allowWithoutReason.id && finding.range.map(removable.contains) == true
            }
        }
        let stillVain = idle(suppressionsInVain, among: FindingPlaces(vain), in: files, ran: ran) {
            $0 == PolicyRules.allowSuppressesNothing.id
        }
        let uncovered = [all, vain].joined().lazy.filter { finding in
            !table.covers(finding, specs) && !open.coversAnyPlace(of: finding)
        }
        let remaining =
            uncovered.compactMap { adjusted($0, in: files) } + stillVain.compactMap { adjusted($0, in: files) }
        return withoutRepetitions(remaining, among: all, in: files)
    }

    /// Those that no other one says as well.
    ///
    /// One that is off says nothing in the place of others, nor does one that is allowed at another place. Who allows one at the very
    /// place has seen the mistake, and is not told it by another rule.
    private func withoutRepetitions(
        _ findings: [Diagnostic],
        among all: [Diagnostic],
        in files: SourceFiles
    ) -> [Diagnostic] {
        let told = Set(findings.lazy.flatMap(\.covers).filter { $0.place == nil })
        let seen = Set(
            all.lazy.filter { !$0.covers.isEmpty && adjusted($0, in: files) != nil }.flatMap(\.covers).filter {
                $0.place != nil
            }
        )
        if told.isEmpty, seen.isEmpty { return findings }
        return findings.filter { finding in
            !told.contains(Diagnostic.Counterpart(finding.rule, finding.subject))
                && !seen.contains(Diagnostic.Counterpart(finding.rule, finding.subject, at: finding.range))
        }
    }

    /// Whether a rule looks at the file of a place; one without a place is nobody's exception.
    private func covers(_ rule: RuleID, _ range: SourceRange?, in files: SourceFiles) -> Bool {
        guard let scope = scopes[rule], let path = range.flatMap(files.path) else { return true }
        return scope(path)
    }

    private func adjusted(_ finding: Diagnostic, in files: SourceFiles) -> Diagnostic? {
        guard covers(finding.rule, finding.range, in: files) else { return nil }
        guard let setting = severities[finding.rule] else { return finding }
        guard let severity = setting else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    private func isSuppressible(_ rule: RuleID) -> Bool {
        registry.description(rule)?.isConfigurable ?? false
    }

    /// A finding for each rule that a suppression names in vain.
    private func idle(
        _ suppressions: [Suppression],
        among places: FindingPlaces,
        in files: SourceFiles,
        ran: (RuleDescription) -> Bool,
        of isConcerned: (RuleID) -> Bool
    ) -> [Diagnostic] {
        suppressions.flatMap { suppression in
            suppression.rules.compactMap { rule -> Diagnostic? in
                guard isConcerned(rule.id), let description = registry.description(rule.id), description.isConfigurable,
                    isOn(description),
                    ran(description), covers(rule.id, suppression.range, in: files)
                else { return nil }
                if let covered = suppression.covered, places.contains(rule.id, in: covered) { return nil }
                return PolicyRules.suppressesNothing(rule, of: suppression)
            }
        }
    }
}
