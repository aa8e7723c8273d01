import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SourceCheck
import SpecProject

/// The first passes of a check: the specs with all that they say, and which Swift there is beside them.
struct CheckSurvey: Sendable {
    let compilation: Compilation
    /// What the specs are found to be, as far as a check of code is concerned.
    let rawFindings: RawFindings
    let code: HandWrittenCode
    /// Those over hand-written Swift.
    let rules: [CodeRule]
    let sources: SourceSurvey
    let statistics: RunStatistics
    /// What both have looked through: to free it between two passes would have the threads wait for it.
    private let listings: FolderListings?

    init(_ request: CheckRequest) {
        var compile = request.compile
        compile.registry = .check(request.rules)
        let loaded = LoadedProject(named: compile.project, from: compile.workingFolder)
        let code = HandWrittenCode(
            loaded.project,
            in: loaded.location,
            overlay: request.overlay,
            jobs: compile.jobs
        )
        // Both look through folders, and neither needs anything of the other.
        let listings = code.isEverywhere ? FolderListings(below: loaded.location.folder, compile.jobs) : nil
        compile.listings = listings
        let (compilation, found) = compile.jobs.both({ Compilation(compile) }, { Self.findSwift(code, listings) })
        var statistics = compilation.statistics
        statistics.add(stagesOf: found.statistics)
        var rawFindings = compilation.rawFindings
        // An app without specs is checked as well, and need not say that it has none.
        if compilation.project.specs.isEmpty, compilation.project.modules.isEmpty {
            rawFindings.found.removeAll { $0.rule == RuleDescription.noSpecs.id }
        }
        sources = found.sources
        self.listings = listings
        self.compilation = compilation
        self.rawFindings = rawFindings
        self.code = code
        rules = request.rules
        self.statistics = statistics
    }

    private static func findSwift(
        _ code: HandWrittenCode,
        _ listings: FolderListings?
    ) -> (sources: SourceSurvey, statistics: RunStatistics) {
        var statistics = RunStatistics()
        let sources = statistics.measure("find Swift") { code.survey(listings) }
        return (sources, statistics)
    }
}
