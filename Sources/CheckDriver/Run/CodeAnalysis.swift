import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceCheck
import SpecProject
import SpecRules

/// What all hand-written code of a project is, and the verdict on it.
struct CodeAnalysis: Sendable {
    let sources: LoadedSources
    let subject: CodeSubject
    let result: CheckResult
    /// What the specs generate beside the sources.
    let generated: GeneratedCode

    /// The passes in order: facts, index, rules, policy. What there is to keep of the facts is written meanwhile.
    init(_ survey: CheckSurvey, jobs: Jobs, _ statistics: inout RunStatistics) {
        let (sources, news) = statistics.measure("read Swift") {
            survey.code.load(survey.sources, after: survey.compilation.files)
        }
        (self, _) = jobs.both({ CodeAnalysis(survey, sources, jobs: jobs, &statistics) }, { news?.keep() })
    }

    private init(_ survey: CheckSurvey, _ sources: LoadedSources, jobs: Jobs, _ statistics: inout RunStatistics) {
        let compilation = survey.compilation
        var rawFindings = survey.rawFindings
        let files = survey.code.files(of: sources)
        rawFindings.found += sources.diagnostics
        let generated = statistics.measure("generate") {
            GeneratedCode(
                of: compilation,
                beside: files,
                from: compilation.files.all.count + sources.files.count,
                jobs: jobs
            )
        }
        let (subject, suppressions) = jobs.both(
            { statistics.measure("index") { Self.subject(compilation, files + generated.files, jobs) } },
            { Self.suppressions(in: files) }
        )
        rawFindings.suppressions.append(suppressions)
        rawFindings.found += statistics.measure("check Swift") {
            generated.withPlacesInSpecs(
                SourceCheck.check(subject, rules: survey.rules, running: rawFindings.policy.isOn)
            )
        }
        let paths = compilation.files.all.map(\.path) + sources.files.map(\.display)
        rawFindings.found += IdlePatterns.findings(in: compilation.project, paths: paths)
        let findings = rawFindings.findings(in: sources.sourceFiles(after: compilation.files, withBytesOf: [])) { _ in
            true
        }
        result = CheckResult(
            findings: Array(findings),
            remarks: ArchitectureText.lines(subject.architectures) + ForeignCodeText.lines(files),
            coverage: Self.coverage(of: subject)
        )
        self.sources = sources
        self.subject = subject
        self.generated = generated
    }

    private static func subject(_ compilation: Compilation, _ files: [CodeFile], _ jobs: Jobs) -> CodeSubject {
        let programs = compilation.modules.map(\.program)
        let code = CodeIndex(
            files,
            externalClasses: ExternalClasses(
                project: compilation.project,
                programs: programs,
                architectures: compilation.architectures
            ),
            concurrency: Concurrency { jobs.perform($0, $1) }
        )
        return CodeSubject(
            code,
            specs: ProgramIndex(programs),
            architectures: EffectiveArchitectures(
                for: code,
                programs: programs,
                project: compilation.project,
                architectures: compilation.architectures
            )
        )
    }

    private static func suppressions(in files: [CodeFile]) -> Suppressions {
        var all = Suppressions()
        for file in files { all.append(file.facts.suppressions) }
        return all
    }

    private static func coverage(of subject: CodeSubject) -> SpecCounts? {
        guard !subject.specs.components.isEmpty, subject.hasCode else { return nil }
        return SpecCoverage(subject).counts
    }
}
