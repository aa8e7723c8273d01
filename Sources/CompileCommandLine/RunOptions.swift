import ArgumentParser
import ScreenSpecConcurrency
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

    @Option(name: .shortAndLong, help: ArgumentHelp("The number of threads.", valueName: "count"))
    private var jobs: Int?

    @Flag(help: "Print the time of each stage and the peak memory to standard error.")
    private var stats = false

    package init() {}

    package func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
        _ = try conclusion
    }

    package var request: CompileRequest {
        var request = CompileRequest(jobs: jobs.map(Jobs.init) ?? .all)
        request.project = project.path
        return request
    }

    package var conclusion: RunConclusion {
        get throws {
            do {
                return RunConclusion(
                    reports: try ReportTarget.targets(report),
                    isStrict: strict,
                    showsStatistics: stats
                )
            } catch {
                throw ValidationError("\(error)")
            }
        }
    }
}
