import ArgumentParser
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject

/// The options of all commands that report findings.
package struct RunOptions: ParsableArguments {
    @OptionGroup private var project: ProjectOption

    @Flag(help: "Fail on warnings too.")
    private var strict = false

    @Option(
        help: ArgumentHelp(
            "\(ReportForm.names), and where it goes; may be given several times.",
            valueName: "form[=file]"
        )
    )
    private var report: [String] = []

    @Flag(help: "Show every finding in the terminal, however many there are.")
    private var all = false

    @OptionGroup private var jobs: JobsOption

    @Flag(help: "Print the time of each stage and the peak memory to standard error.")
    private var stats = false

    @Option(
        help: ArgumentHelp("Fail unless this is that version of ScreenSpec, as plugins ask.", valueName: "version")
    )
    private var requiredVersion: String?

    package init() {}

    package func validate() throws {
        if let requiredVersion, requiredVersion != ProgramVersion.number {
            throw ValidationError(
                "This is ScreenSpec \(ProgramVersion.number), and whoever runs it is made for \(requiredVersion). "
                    + "Install that version, or take the plugin of this one."
            )
        }
        _ = try conclusion()
    }

    package var request: CompileRequest {
        var request = CompileRequest(jobs: jobs.value)
        request.project = project.path
        return request
    }

    /// How the run ends.
    ///
    /// - Parameters:
    ///   - use: What the run prints to standard output beside its findings.
    ///   - isSummary: Whether counts alone are shown.
    package func conclusion(beside use: ReportTarget.OutputUse = .nothing, isSummary: Bool = false) throws
        -> RunConclusion
    {
        let targets: [ReportTarget]
        do {
            targets = try ReportTarget.targets(report, beside: use)
        } catch {
            throw ValidationError("\(error)")
        }
        if isSummary, let form = targets.map(\.form).first(where: { !$0.canSummarise }) {
            let forms = ReportForm.all.filter(\.canSummarise).map(\.name).formattedList
            throw ValidationError("The form '\(form.name)' has no summary: \(forms) has.")
        }
        if isSummary, all {
            throw ValidationError("--summary shows no findings, so --all has no use; give one of them.")
        }
        return RunConclusion(
            reports: targets,
            isStrict: strict,
            showsStatistics: stats,
            extent: isSummary ? .summary : all ? .everything : .overview
        )
    }
}
