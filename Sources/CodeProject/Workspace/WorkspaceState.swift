import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SourceCheck
import SpecProject

/// All that a workspace knows of its project, as it was at one moment. A request changes a copy, which takes the place of the
/// original once it is finished, so that one that is cancelled has changed nothing.
struct WorkspaceState: Sendable {
    private var specs: SpecWorkspace
    private var sources: WorkspaceSources
    private let rules: [CodeRule]
    private let jobs: Jobs

    /// What is found in the specs, as a compile finds it.
    private(set) var specFindings: PathFindings
    /// What a check finds.
    private(set) var findings: PathFindings
    /// The files with other findings than a check found before, those that were changed themselves aside.
    private(set) var affected: Set<String> = []
    /// The project as rules over code see it; `nil` while that is to be found out.
    private(set) var analysed: (specs: CompiledSpecs, code: AnalysedCode)?
    /// The index of the code as rules have last seen it, be it of a request that was cancelled.
    private let index = EarlierIndex()

    /// The specs as rules over code see them; `nil` while one has changed.
    private var compiled: CompiledSpecs?
    private var emitted = EmittedCode()
    /// What may hold something else than when the Swift files were last looked at, absolute.
    private var unread: Set<String> = []
    private var isOtherProject = false

    init(_ request: CompileRequest, _ rules: [CodeRule]) {
        var request = request
        request.registry = .check(rules)
        self.rules = rules
        jobs = request.jobs
        specs = SpecWorkspace(request)
        sources = WorkspaceSources(specs.inputs.project, jobs)
        let found = specs.findings
        specFindings = PathFindings(found.all, in: found.files)
        findings = specFindings
        _ = check(.never)
    }

    var folder: String { specs.inputs.project.location.folder }

    /// Whether rules over code have seen the project as it is now.
    var isChecked: Bool { unread.isEmpty && !isOtherProject && analysed != nil }

    /// Makes room for the program of another moment. What is found stays known.
    mutating func forgetProgram() {
        analysed = nil
    }

    // MARK: Specs

    /// Brings what is known of the specs up to date.
    ///
    /// - Parameter changed: The paths that may hold something else, absolute.
    mutating func updateSpecs(
        _ changed: Set<String>,
        _ overlay: FileOverlay,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        guard !changed.isEmpty else { return }
        unread.formUnion(changed)
        analysed = nil
        let concerned = changed.filter { !sources.contains($0) }
        guard !concerned.isEmpty else { return }
        let before = specs.inputs.project
        try specs.update(concerned, overlay, cancellation)
        if before.files.all.map(\.bytes) != specs.inputs.project.files.all.map(\.bytes) { isOtherProject = true }
        compiled = nil
        emitted.forgetAnswers()
        let found = specs.findings
        specFindings = PathFindings(found.all, in: found.files)
    }

    // MARK: Code

    /// Brings all that a check finds up to date.
    mutating func updateCode(_ overlay: FileOverlay, _ cancellation: Cancellation) throws(Cancelled) {
        guard !isChecked else { return }
        let project = specs.inputs.project
        let concerned = unread.filter { sources.contains($0) || !specs.contains($0) }
        if !concerned.isEmpty || isOtherProject {
            try sources.update(concerned, overlay, isOtherProject ? project : nil, cancellation)
        }
        let before = findings
        guard check(cancellation) else { throw Cancelled() }
        let changed = Set(unread.map { Paths.display($0, from: folder) })
        affected = findings.changes(since: before).subtracting(changed)
        unread = []
        isOtherProject = false
    }

    /// The passes of a check over what is in memory; `false` where nobody waits for them any longer.
    private mutating func check(_ cancellation: Cancellation) -> Bool {
        var statistics = RunStatistics()
        let compiled = self.compiled ?? CompiledSpecs(specs.compilation(), rules)
        if cancellation.isCancelled { return false }
        let files = compiled.compilation.files
        let loaded = sources.loaded(from: files.all.count)
        let known = KnownCode(loaded, of: compiled.compilation, after: index, jobs)
        let code = AnalysedCode.analyse(known, beside: compiled, jobs, &emitted, &statistics)
        index.keep(code.subject.code)
        if cancellation.isCancelled { return false }
        let result = ProjectCheck.result(of: code, compiled, loaded, &statistics, cancellation)
        if cancellation.isCancelled { return false }
        self.compiled = compiled
        analysed = (compiled, code)
        findings = PathFindings(result.findings, in: loaded.sourceFiles(after: files, withBytesOf: []))
        return true
    }
}
