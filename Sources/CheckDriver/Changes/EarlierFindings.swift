import ScreenSpecDiagnostics

/// What the check would have found before the changes, with the specs and the settings of now.
///
/// A change leaves things behind in files that stay as they are: the class of a spec is gone, a protocol lost a name that
/// others call. To tell those from all that was there before, the Swift files that have changed are looked at as they were.
struct EarlierFindings: Sendable {
    private let known: Baseline
    private let reference: String

    /// `nil` where nothing can have been left behind: no Swift has changed, or every finding stands in a file that has.
    static func find(
        _ project: CheckedProject,
        _ checker: ProjectChecker,
        before changes: ChangedFiles,
        since reference: String,
        isShown: (Diagnostic) -> Bool
    ) throws(ChangesUnknown) -> EarlierFindings? {
        guard changes.concern(suffix: ".swift"), project.findings.contains(where: { !isShown($0) }) else { return nil }
        let earlier = try changes.earlierFiles(withSuffix: ".swift", below: project.compilation.location.folder)
        let known = BaselineComparison.baseline(of: checker.check(with: earlier).findings, registry: project.registry)
        return EarlierFindings(known: known, reference: reference)
    }

    /// Of all findings those that came with the changes.
    func new(among findings: Findings, registry: RuleRegistry) -> Set<Diagnostic> {
        Set(BaselineComparison(findings, known, registry: registry).new)
    }

    /// Says why a finding is shown in a file that is as it was.
    func explaining(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.notes.append(
            Diagnostic.Note(at: nil, "Nothing changed here: what changed elsewhere since '\(reference)' has led to it.")
        )
        return finding
    }
}
