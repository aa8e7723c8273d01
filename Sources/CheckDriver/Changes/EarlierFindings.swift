import ScreenSpecDiagnostics
import SpecRules

/// What the check would have found before the changes, with the specs and the settings of now.
///
/// A change leaves things behind in files that stay as they are: the class of a spec is gone, a protocol lost a name that
/// others call. To tell those from all that was there before, the Swift files that have changed are looked at as they were.
struct EarlierFindings: Sendable {
    private let known: Baseline
    private let reference: String

    /// `nil` where nothing can have been left behind: no Swift has changed, or every finding stands in a file that has.
    init?(
        of analysis: CheckAnalysis,
        _ request: CheckRequest,
        _ changes: ChangedFiles,
        isShown: (Diagnostic) -> Bool
    ) throws(ChangesUnknown) {
        guard changes.concern(suffix: ".swift"), analysis.findings.contains(where: { !isShown($0) }) else { return nil }
        var earlier = request
        earlier.overlay = try changes.earlierFiles(
            withSuffix: ".swift",
            below: analysis.compilation.location.folder
        )
        let registry = analysis.compilation.rawFindings.policy.registry
        known = BaselineComparison.baseline(of: CheckAnalysis(earlier).findings, registry: registry)
        reference = request.changedSince ?? ""
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
