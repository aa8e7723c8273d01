import ScreenSpecDiagnostics
import SourceCheck
import SpecRules

/// What stands behind flags of `#if` that no build sets: it is not compiled, so that nothing in it is worth a finding.
struct DeadCode {
    private var ranges: [FileID: [SourceRange]] = [:]

    /// - Parameter settings: Asked for only where some file has a flag.
    init(of files: [CodeFile], _ settings: () -> BuildSettings?) {
        let conditional = files.filter { !$0.facts.conditions.isEmpty }
        guard !conditional.isEmpty, let settings = settings() else { return }
        var isSet: [String: Bool] = [:]
        for file in conditional {
            for condition in file.facts.conditions {
                let flag = condition.flag.string
                let known = isSet[flag] ?? settings.name(flag)
                isSet[flag] = known
                if !known { ranges[condition.range.file, default: []].append(condition.range) }
            }
        }
    }

    /// The compiler reads what is not compiled as well, so that it has to be Swift.
    func leftOut(of findings: Findings) -> Findings {
        guard !ranges.isEmpty else { return findings }
        return Findings(
            findings.filter { finding in
                guard finding.rule != RuleDescription.swiftSyntax.id, let range = finding.range else { return true }
                return !(ranges[range.file] ?? []).contains { $0.contains(range) }
            }
        )
    }
}
