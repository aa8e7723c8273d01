import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck

/// What a run shows of its analysis, and what a baseline had to do with it.
struct CheckOutcome: Sendable {
    let analysis: CheckAnalysis
    private(set) var findings: Findings
    private(set) var files: SourceFiles
    /// What people like to know beside the findings: which architecture was guessed, which code was passed over, what was done to the baseline.
    private(set) var messages: [String]
    private var counts: BaselineCounts?
    private var all: Findings
    private let jobs: Jobs

    init(_ analysis: CheckAnalysis, _ request: CheckRequest, _ changes: ChangedFiles?, _ earlier: EarlierFindings?) {
        self.analysis = analysis
        jobs = request.compile.jobs
        let compilation = analysis.compilation
        let registry = compilation.rawFindings.policy.registry
        var files = analysis.files
        var result = BaselineUse.Result(findings: analysis.findings)
        let use = BaselineUse(request, project: compilation.project, location: compilation.location)
        if let use {
            result = use.apply(
                to: analysis.findings,
                registry: registry,
                isComplete: analysis.isComplete && (use.action == .write || analysis.hasReadEverything),
                files: &files
            )
        }
        let filter = FindingFilter(analysis, request, changes)
        let new = earlier?.new(among: analysis.findings, registry: registry) ?? []
        let shown = result.findings.compactMap { finding -> Diagnostic? in
            if filter.shows(finding, in: files) { return finding }
            guard let earlier, new.contains(finding), filter.selects(finding, in: files) else { return nil }
            return earlier.explaining(finding)
        }
        findings = Findings(shown + filter.paths.diagnostics).groupedByPlace(SourceCheck.rulesAboutUses.contains)
        all = analysis.findings
        messages = analysis.remarks + [result.message].compactMap(\.self)
        if use == nil, request.baselineAction == .compare, findings.count >= Self.manyFindings {
            messages.append(Self.adviceOnMany)
        }
        counts = result.counts
        self.files = files
    }

    /// As many as nobody mends in one go.
    private static let manyFindings = 20
    private static let adviceOnMany =
        "'screenspec check --write-baseline' notes what is known by now, so that later runs show only what is new."

    /// Adds what came up while the findings were dealt with.
    mutating func add(_ problems: [Diagnostic]) {
        findings = findings.adding(problems)
    }

    var report: Report {
        let compilation = analysis.compilation
        var report = Report(
            findings,
            in: files,
            folder: compilation.location.folder,
            policy: compilation.rawFindings.policy
        )
        report.allFindings = all
        report.baseline = counts
        report.specs = analysis.coverage
        report.jobs = jobs
        return report
    }
}
