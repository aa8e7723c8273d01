import CodeProject
import ScreenSpecDiagnostics
import SourceCheck

/// How often each finding is there, whatever else a run has read.
struct FindingCounts {
    private struct Key: Hashable {
        let rule: RuleID
        let subject: Subject
        /// `nil` of a rule that compares specs with code: it tells of the same member in other words once others are described.
        let message: String?
        let path: String
    }

    private var counts: [Key: Int] = [:]

    init(_ outcome: ProjectRehearsal.Outcome) {
        for finding in outcome.findings { counts[Self.key(finding, outcome), default: 0] += 1 }
    }

    /// Those that are more than before.
    func newFindings(in outcome: ProjectRehearsal.Outcome) -> [Diagnostic] {
        var left = counts
        return outcome.findings.filter { finding in
            let key = Self.key(finding, outcome)
            guard let count = left[key], count > 0 else { return true }
            left[key] = count - 1
            return false
        }
    }

    private static func key(_ finding: Diagnostic, _ outcome: ProjectRehearsal.Outcome) -> Key {
        Key(
            rule: finding.rule,
            subject: finding.subject,
            message: SourceCheck.comparingRules.contains(finding.rule) ? nil : finding.message,
            path: finding.range.flatMap(outcome.files.path) ?? ""
        )
    }
}
