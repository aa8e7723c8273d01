import ArchitectureRules
import CompileDriver
import SourceText

/// All that the rules find in the specs and the hand-written code of a project.
struct CheckAnalysis: Sendable {
    let compilation: Compilation
    let findings: Findings
    /// Those that findings show places in have their bytes.
    let files: SourceFiles
    let statistics: RunStatistics

    init(_ request: CheckRequest) {
        let compilation = Compilation(request.compile)
        statistics = compilation.statistics
        files = compilation.files
        var evidence = compilation.evidence
        let paths = compilation.files.all.map(\.path)
        evidence.found += IdlePatterns.findings(in: compilation.project, paths: paths)
        findings = evidence.findings(in: compilation.files) { _ in true }
        self.compilation = compilation
    }

    /// Whether every rule could look at everything.
    ///
    /// Where something is broken that no team can switch off, rules are silent about what they could not see.
    var isComplete: Bool {
        let registry = compilation.evidence.policy.registry
        return !findings.contains { $0.severity == .error && registry.card($0.rule)?.isConfigurable != true }
    }
}
