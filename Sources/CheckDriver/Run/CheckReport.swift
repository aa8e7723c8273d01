import CodeProject
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck

/// What a run shows of its analysis, and what a baseline had to do with it.
struct CheckReport: Sendable {
    let project: CheckedProject
    private(set) var findings: Findings
    let files: SourceFiles
    /// What was done to the baseline.
    let message: String?
    private let advice: [String]
    let counts: BaselineCounts?
    private let jobs: Jobs

    /// Takes out what the baseline knows, and what the request does not ask for.
    static func make(
        of project: CheckedProject,
        _ request: CheckRequest,
        _ changes: ChangedFiles?,
        _ earlier: EarlierFindings?
    ) -> CheckReport {
        let compilation = project.compilation
        let registry = project.registry
        var files = project.files
        var result = BaselineUse.Result(findings: project.findings)
        let use = BaselineUse(request, project: compilation.project, location: compilation.location)
        if let use {
            result = use.apply(
                to: project.findings,
                registry: registry,
                isComplete: project.isComplete && (use.action == .write || project.hasReadEverything),
                files: &files
            )
        }
        let filter = FindingFilter(project, request, changes)
        let new = earlier?.new(among: project.findings, registry: registry) ?? []
        let shown = result.findings.compactMap { finding -> Diagnostic? in
            if filter.shows(finding, in: files) { return finding }
            guard let earlier, new.contains(finding), filter.selects(finding, in: files) else { return nil }
            return earlier.explaining(finding)
        }
        let findings = Findings(shown + filter.paths.diagnostics)
            .groupedByPlace(SourceCheck.rulesAboutUses.contains, in: files)
        return CheckReport(
            project: project,
            findings: findings,
            files: files,
            message: result.message,
            advice: Advice(project, hasBaseline: use != nil).lines(on: findings),
            counts: result.counts,
            jobs: request.compile.jobs
        )
    }

    /// Adds what came up while the findings were dealt with.
    mutating func add(_ problems: [Diagnostic]) {
        findings = findings.adding(problems)
    }

    var report: Report {
        var report = Report(
            findings,
            in: files,
            folder: project.compilation.location.folder,
            policy: project.specs.rawFindings.policy
        )
        report.allFindings = project.findings
        report.baseline = counts
        report.specs = project.result.coverage
        report.remarks = project.result.remarks
        report.advice = advice
        report.jobs = jobs
        return report
    }
}
