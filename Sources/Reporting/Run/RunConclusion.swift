import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// The end of a run: its findings in every form that was asked for, its figures, and its exit status.
package struct RunConclusion: Sendable {
    private let reports: [ReportTarget]
    private let isStrict: Bool
    private let showsStatistics: Bool
    private let extent: Report.Extent

    package init(reports: [ReportTarget], isStrict: Bool, showsStatistics: Bool, extent: Report.Extent = .overview) {
        self.reports = reports
        self.isStrict = isStrict
        self.showsStatistics = showsStatistics
        self.extent = extent
    }

    package func callAsFunction(_ report: Report, _ statistics: RunStatistics) -> ExitStatus {
        var report = report
        report.isStrict = isStrict
        report.extent = extent
        report.repository = Repository.folder(of: report.folder)
        let problems = reports.compactMap { $0.write(report) }
        if !problems.isEmpty {
            _ = ReportTarget(.terminal, to: .stream(.errors)).write(
                Report(Findings(problems), in: report.files, folder: report.folder, policy: report.policy)
            )
        }
        if showsStatistics { StandardStream.errors.write(statistics.text) }
        var findings = report.findings
        findings.insert(contentsOf: problems)
        return ExitStatus(findings, of: report.policy.registry, isStrict: isStrict)
    }

    /// Where a difference goes: a report for programs, which may be on standard output, is to stay readable for them.
    private var differenceStream: StandardStream {
        reports.contains { $0.destination == .stream(.output) } ? .errors : .output
    }

    /// Prints a difference beside the findings.
    package func show(difference: String) {
        differenceStream.write(difference)
    }

    /// The exit status of a run with these findings.
    package func status(of report: Report) -> ExitStatus {
        ExitStatus(report.findings, of: report.policy.registry, isStrict: isStrict)
    }

    /// Whether a person reads along, who likes to hear what was done.
    package var isForPeople: Bool {
        reports.contains { $0.form.name == ReportForm.terminal.name }
    }
}
