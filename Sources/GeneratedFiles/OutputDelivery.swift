import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting

/// What becomes of a plan: it is refused, shown as differences, or carried out.
package struct OutputDelivery: Sendable {
    package let diagnostics: [Diagnostic]
    /// Where the plan is compared only.
    package private(set) var differences: [OutputDifference] = []
    /// Where the plan was carried out.
    package private(set) var result: OutputWriter.Result?

    /// Files that a finding shows a place of join those of the run.
    package init(
        of plan: OutputPlan,
        writes: Bool,
        jobs: Jobs,
        addingTo files: inout SourceFiles,
        _ statistics: inout RunStatistics
    ) {
        let refusals = plan.diagnostics(addingTo: &files)
        guard !plan.isRefused, writes else {
            diagnostics = refusals
            if !plan.isRefused { differences = plan.differences(in: files) }
            return
        }
        let result = statistics.measure("write") { OutputWriter(jobs: jobs).apply(plan) }
        diagnostics = result.diagnostics
        if !result.isFruitless { self.result = result }
    }
}
