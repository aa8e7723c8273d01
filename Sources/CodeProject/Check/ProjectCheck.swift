import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck
import SpecProject
import SpecRules

/// The check of a project, from compiled specs and the facts of its Swift to findings. Nothing here reads or writes a file.
package enum ProjectCheck {
    /// The passes in order: index, rules, policy.
    package static func result(
        of specs: CompiledSpecs,
        _ sources: LoadedSources,
        _ jobs: Jobs,
        _ statistics: inout RunStatistics
    ) -> CheckResult {
        result(of: AnalysedCode.analyse(sources, beside: specs, jobs, &statistics), specs, sources, &statistics)
    }

    package static func result(
        of code: AnalysedCode,
        _ specs: CompiledSpecs,
        _ sources: LoadedSources,
        _ statistics: inout RunStatistics,
        _ cancellation: Cancellation = .never
    ) -> CheckResult {
        let files = sources.sourceFiles(after: specs.compilation.files, withBytesOf: [])
        return CheckResult(
            findings: findings(in: code, specs, sources, files, &statistics, cancellation),
            remarks: ArchitectureText.lines(code.subject.architectures)
                + ForeignCodeText.lines(code.known.files, of: specs.compilation.project),
            coverage: coverage(of: code.subject),
            moreWithEvery: SourceCheck.moreWithEvery(code.subject).map { .init(rule: $0.rule, count: $0.count) },
            connections: connections(of: code.subject)
        )
    }

    /// - Parameters:
    ///   - files: All of the run.
    ///   - leftOut: Rules that nobody asks for, whether they are on or not.
    static func findings(
        in code: AnalysedCode,
        _ specs: CompiledSpecs,
        _ sources: LoadedSources,
        _ files: SourceFiles,
        leavingOut leftOut: Set<RuleID> = [],
        _ statistics: inout RunStatistics,
        _ cancellation: Cancellation = .never
    ) -> Findings {
        let compilation = specs.compilation
        var rawFindings = specs.rawFindings
        let policy = rawFindings.policy
        rawFindings.found += sources.diagnostics
        // Which roles the code has, nobody knows then.
        let project = compilation.project
        let named = ([project.architecture] + project.modules.map(\.architecture)).compactMap(\.self)
        if named.contains(where: { compilation.architectures[$0.text] == nil }) {
            return rawFindings.findings(in: files) { !leftOut.contains($0.id) }
        }
        rawFindings.suppressionsInCode = code.known.suppressions
        rawFindings.found += statistics.measure("check Swift") {
            code.generated.withPlacesInSpecs(
                SourceCheck.check(
                    code.subject,
                    rules: specs.rules,
                    running: { policy.isOn($0) && !leftOut.contains($0.id) },
                    cancellation: cancellation
                )
            )
        }
        if !leftOut.contains(RuleDescription.outdatedTypes.id) {
            rawFindings.found += OutdatedTypes.findings(in: code, specs, beside: rawFindings.found)
        }
        if sources.lackFolders { rawFindings.found.removeAll { rulesOfMissingCode.contains($0.rule) } }
        // What specs generate is not known then.
        if compilation.findings.containsError {
            rawFindings.found.removeAll { $0.rule == PolicyRules.selectsNothing.id }
        }
        let paths = compilation.files.all.map(\.path) + sources.files.map(\.display)
        rawFindings.found += IdlePatterns.findings(in: compilation.project, paths: paths)
        let found = rawFindings.findings(in: files) { !leftOut.contains($0.id) }
        return code.known.dead.value.leftOut(of: found)
    }

    /// What is not there may stand in a folder of the project file that does not exist.
    private static let rulesOfMissingCode = Set([RuleDescription.missingType, PolicyRules.selectsNothing].map(\.id))

    private static func connections(of subject: CodeSubject) -> [CheckResult.Count] {
        guard let counts = subject.connectionCounts else { return [] }
        return [CheckResult.Count(name: "connections", count: counts.all)]
            + counts.undecided.map { CheckResult.Count(name: "undecided: \($0.reason)", count: $0.count) }
    }

    private static func coverage(of subject: CodeSubject) -> SpecCounts? {
        guard !subject.specs.components.isEmpty, subject.hasCode else { return nil }
        return SpecCounts(SpecCoverage(subject))
    }
}
