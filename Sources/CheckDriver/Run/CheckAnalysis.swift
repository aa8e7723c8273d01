import ArchitectureRules
import CompileDriver
import ScreenModel
import SourceCheck
import SourceText

/// All that the rules find in the specs and the hand-written code of a project.
struct CheckAnalysis: Sendable {
    let compilation: Compilation
    let findings: Findings
    /// Those that findings show places in have their bytes.
    let files: SourceFiles
    private(set) var statistics: RunStatistics
    /// Which architecture the code is held to, and why.
    let architectures: InForce
    let subject: CodeSubject

    /// The passes in order: specs, files of Swift, index, rules, policy.
    init(_ request: CheckRequest) {
        var compile = request.compile
        compile.registry = .check
        let compilation = Compilation(compile)
        let jobs = compile.jobs
        var statistics = compilation.statistics
        var evidence = compilation.evidence
        // An app without specs is checked as well, and need not say that it has none.
        if compilation.project.specs.isEmpty, compilation.project.modules.isEmpty {
            evidence.found.removeAll { $0.rule == "no-specs" }
        }
        let sources = statistics.measure("read Swift") {
            HandWrittenCode(
                compilation.project,
                in: compilation.location,
                after: compilation.files,
                standIns: request.standIns,
                jobs: jobs
            )
        }
        evidence.found += sources.loaded.diagnostics
        evidence.suppressions.append(sources.suppressions)
        let programs = compilation.modules.map(\.program)
        let subject = statistics.measure("index") {
            let code = CodeIndex(
                sources.files,
                externalClasses: ExternalClasses(
                    project: compilation.project,
                    programs: programs,
                    architectures: compilation.architectures
                ),
                concurrency: Concurrency { count, work in _ = jobs.map(Array(0..<count), work) }
            )
            let inForce = InForce(
                for: code,
                programs: programs,
                project: compilation.project,
                architectures: compilation.architectures
            )
            return CodeSubject(code, specs: ProgramIndex(programs), architectures: inForce)
        }
        evidence.found += statistics.measure("check Swift") {
            SourceCheck.check(subject, running: evidence.policy.isOn, mapping: { jobs.map($0, $1) })
        }
        let paths = compilation.files.all.map(\.path) + sources.loaded.files.map(\.display)
        evidence.found += IdlePatterns.findings(in: compilation.project, paths: paths)
        statistics.count("Swift files", sources.loaded.files.count)
        statistics.count("parsed", sources.loaded.statistics.parsedCount)
        let findings = evidence.findings(
            in: sources.loaded.sourceFiles(after: compilation.files, withBytesOf: [])
        ) { _ in true }
        files = statistics.measure("read places") {
            sources.loaded.sourceFiles(after: compilation.files, withBytesOf: findings.shownFiles)
        }
        architectures = subject.architectures
        self.subject = subject
        self.findings = findings
        self.compilation = compilation
        self.statistics = statistics
    }

    /// How far the specs cover the code; `nil` in an app that has none, or where no Swift was read.
    var coverage: SpecCounts? {
        guard !subject.specs.components.isEmpty, subject.hasCode else { return nil }
        return SpecCoverage(subject).counts
    }

    /// Whether there is nothing wrong that no team can switch off: rules are silent about what they could not see.
    var isComplete: Bool {
        let registry = compilation.evidence.policy.registry
        return !findings.contains { $0.severity == .error && registry.card($0.rule)?.isConfigurable != true }
    }

    /// Whether every file of Swift was read from its first to its last byte.
    var hasReadEverything: Bool {
        !findings.contains { $0.rule == "unread-source" || $0.rule == "swift-syntax" }
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
