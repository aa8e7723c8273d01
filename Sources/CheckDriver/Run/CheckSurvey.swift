import CompileDriver
import SourceText

/// The first passes of a check: the specs with all that they say, and which Swift there is beside them.
struct CheckSurvey: Sendable {
    let compilation: Compilation
    /// What the specs are found to be, as far as a check of code is concerned.
    let evidence: Evidence
    let code: HandWrittenCode
    let sources: SourceSurvey
    let statistics: RunStatistics

    init(_ request: CheckRequest) {
        var compile = request.compile
        compile.registry = .check
        let compilation = Compilation(compile)
        var statistics = compilation.statistics
        var evidence = compilation.evidence
        // An app without specs is checked as well, and need not say that it has none.
        if compilation.project.specs.isEmpty, compilation.project.modules.isEmpty {
            evidence.found.removeAll { $0.rule == "no-specs" }
        }
        let code = HandWrittenCode(
            compilation.project,
            in: compilation.location,
            after: compilation.files,
            standIns: request.standIns,
            jobs: compile.jobs
        )
        sources = statistics.measure("find Swift") { code.survey() }
        self.compilation = compilation
        self.evidence = evidence
        self.code = code
        self.statistics = statistics
    }
}
