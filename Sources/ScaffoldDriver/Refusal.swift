import ScreenSpecDiagnostics
import ScreenSpecReporting

/// Why nothing was written.
struct Refusal {
    private let findings: [Diagnostic]
    private let files: SourceFiles
    private let folder: String

    init(_ findings: [Diagnostic], in files: SourceFiles, _ folder: String) {
        (self.findings, self.files, self.folder) = (findings, files, folder)
    }

    func show() -> ExitStatus {
        let report = Report(Findings(findings), in: files, folder: folder, policy: Policy(.screenspec))
        _ = ReportTarget(.terminal, to: .stream(.output)).write(report)
        return ExitStatus(report.findings, of: report.policy.registry)
    }
}
