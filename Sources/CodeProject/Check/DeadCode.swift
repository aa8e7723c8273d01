import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceCheck

/// What no build makes part of a program, so that nothing in it is worth a finding: code behind flags of `#if` that nothing sets, and
/// storyboards and xibs that are in no target.
struct DeadCode: Sendable {
    private var ranges: [FileID: [SourceRange]] = [:]
    private let documents: [FileID: String]
    private let settings: Lazy<BuildSettings?>

    /// - Parameter settings: Asked for only where some file has a flag, or a document a finding.
    init(of files: [CodeFile], _ interfaces: InterfaceSources, _ settings: @escaping @Sendable () -> BuildSettings?) {
        self.settings = Lazy(settings)
        documents = Dictionary(interfaces.files.map { ($0.document.file, $0.path) }) { first, _ in first }
        let conditional = files.filter { !$0.facts.conditions.isEmpty }
        guard !conditional.isEmpty, let settings = self.settings.value else { return }
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
        let unbuilt = unbuilt(among: findings)
        guard !ranges.isEmpty || !unbuilt.isEmpty else { return findings }
        return Findings(
            findings.filter { finding in
                guard finding.rule != RuleDescription.swiftSyntax.id, let range = finding.range else { return true }
                return !unbuilt.contains(range.file) && !(ranges[range.file] ?? []).contains { $0.contains(range) }
            }
        )
    }

    /// The documents with findings that are in no target.
    private func unbuilt(among findings: Findings) -> Set<FileID> {
        let found = Set(findings.compactMap(\.range?.file)).filter { documents[$0] != nil }
        guard !found.isEmpty, let settings = settings.value else { return [] }
        return found.filter { file in documents[file].map(settings.leaveOut) ?? false }
    }
}
