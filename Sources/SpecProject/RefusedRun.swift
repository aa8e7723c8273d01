import ScreenSpecDiagnostics
import ScreenSpecReporting

extension ExitStatus {
    /// That of a run which ends before it has done anything, once people are told why.
    package static func refusing(
        since findings: [Diagnostic],
        in files: SourceFiles = SourceFiles(),
        _ folder: String,
        on stream: StandardStream = .output
    ) -> ExitStatus {
        let report = Report(Findings(findings), in: files, folder: folder, policy: Policy(.screenspec))
        _ = ReportTarget(.terminal, to: .stream(stream)).write(report)
        return ExitStatus(report.findings, of: report.policy.registry)
    }
}
