import ScreenModel
import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SpecProject
import SpecRules

/// All that the rules find in the specs and the hand-written code of a project, worked out or remembered.
struct CheckAnalysis: Sendable {
    let compilation: Compilation
    let findings: Findings
    /// Those that findings show places in have their bytes.
    let files: SourceFiles
    private(set) var statistics: RunStatistics
    /// What the run took for granted: a line for each architecture that nobody wrote down, and one for other people's code.
    let remarks: [String]
    /// How far the specs cover the code; `nil` in an app that has none, or where no Swift was read.
    let coverage: SpecCounts?

    init(_ request: CheckRequest) {
        let survey = CheckSurvey(request)
        var statistics = survey.statistics
        let folder = CacheFolder(projectFolder: survey.compilation.location.folder)
        let memory = request.overlay.isEmpty ? CheckResultCache(in: folder) : nil
        if let memory, survey.sources.knowsContents {
            let listed = survey.code.list(survey.sources, after: survey.compilation.files)
            let asked = CheckQuestion(survey.compilation, survey.rawFindings, listed)
            if let result = asked.flatMap({ memory.answer(to: $0) }) {
                survey.sources.keepStamps()
                self.init(result, survey.compilation, listed, request.compile.jobs, &statistics)
                return
            }
        }
        let analysis = CodeAnalysis(survey, jobs: request.compile.jobs, &statistics)
        (self, _) = request.compile.jobs.both(
            {
                CheckAnalysis(
                    analysis.result,
                    survey.compilation,
                    analysis.sources,
                    request.compile.jobs,
                    &statistics
                )
            },
            {
                // Files may have changed since they were listed.
                let answered = CheckQuestion(survey.compilation, survey.rawFindings, analysis.sources)
                if let answered { memory?.keep(analysis.result, for: answered, by: survey.sources.cache?.writer) }
            }
        )
    }

    init(
        _ result: CheckResult,
        _ compilation: Compilation,
        _ sources: LoadedSources,
        _ jobs: Jobs,
        _ statistics: inout RunStatistics
    ) {
        statistics.count("Swift files", sources.files.count)
        statistics.count("parsed", sources.statistics.parsedCount)
        let findings = Findings(result.findings)
        files = statistics.measure("read places") {
            sources.sourceFiles(after: compilation.files, withBytesOf: findings.shownFiles, jobs: jobs)
        }
        remarks = result.remarks
        coverage = result.coverage
        self.findings = findings
        self.compilation = compilation
        self.statistics = statistics
    }

    /// Whether there is nothing wrong that no team can switch off: rules are silent about what they could not see.
    var isComplete: Bool {
        let registry = compilation.rawFindings.policy.registry
        return !findings.contains { $0.severity == .error && registry.description($0.rule)?.isConfigurable != true }
    }

    /// Whether every file of Swift was read from its first to its last byte.
    var hasReadEverything: Bool {
        !findings.contains { $0.rule == RuleDescription.unreadSource.id || $0.rule == RuleDescription.swiftSyntax.id }
    }
}

extension Findings {
    /// The files that findings show places in.
    fileprivate var shownFiles: Set<FileID> {
        var ids: Set<FileID> = []
        for finding in self {
            let ranges = [finding.range] + finding.notes.map(\.range) + finding.fixes.flatMap(\.edits).map(\.range)
            ids.formUnion(ranges.compactMap { $0?.file })
        }
        return ids
    }
}
