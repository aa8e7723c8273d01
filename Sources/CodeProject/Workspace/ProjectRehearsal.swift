import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SourceCheck
import SpecProject

/// A project as it would be with specs that are not written yet: compiled and checked as often as somebody has another idea, while its
/// Swift is read once.
package struct ProjectRehearsal: Sendable {
    /// What a compile and a check find.
    package struct Outcome: Sendable {
        package let specs: CompiledSpecs
        package let code: AnalysedCode
        package let findings: Findings
        /// Those of the specs have their bytes.
        package let files: SourceFiles
    }

    private let request: CompileRequest
    private let leftOut: Set<RuleID>
    private let sources: WorkspaceSources
    private let mayBeForeign: Bool
    /// Of the code, which is the same whatever specs say. Few settings of a project change what is known of it.
    private let known = Memo<KnownCode.Key, KnownCode>(limit: 2)

    /// Reads the Swift of the project.
    ///
    /// - Parameters:
    ///   - overlay: May hold the text of a project file that is not there yet.
    ///   - leftOut: Rules over code that nobody asks for.
    ///   - keepsFacts: Whether what was read is left to later runs.
    package init(
        _ request: CompileRequest,
        _ overlay: FileOverlay,
        leavingOut leftOut: Set<RuleID> = [],
        keepsFacts: Bool = true
    ) {
        self.request = request
        self.leftOut = leftOut
        sources = WorkspaceSources(Self.project(request, overlay), request.jobs, keepsFacts: keepsFacts)
        mayBeForeign = sources.mayBeForeign
    }

    package static func project(_ request: CompileRequest, _ overlay: FileOverlay) -> LoadedProject {
        LoadedProject(named: request.project, from: request.workingFolder, overlay)
    }

    /// The specs alone.
    ///
    /// - Parameter earlier: Those of another idea, most of which say the same.
    package func compiled(_ overlay: FileOverlay, after earlier: CompiledSpecs? = nil) -> CompiledSpecs {
        var request = request
        request.overlay = overlay
        return CompiledSpecs.compile(Self.project(request, overlay), request, nil, SourceCheck.rules, after: earlier)
    }

    /// The specs and the code, before any rule has looked at the code.
    package struct Analysed: Sendable {
        package let specs: CompiledSpecs
        package let code: AnalysedCode
    }

    package func analysed(_ overlay: FileOverlay) -> Analysed {
        analysed(compiled(overlay))
    }

    package func analysed(_ specs: CompiledSpecs) -> Analysed {
        var statistics = RunStatistics()
        var emitted = EmittedCode()
        let known = known(of: specs.compilation)
        return Analysed(
            specs: specs,
            code: AnalysedCode.analyse(known, beside: specs, request.jobs, &emitted, &statistics)
        )
    }

    private func known(of compilation: Compilation) -> KnownCode {
        let first = Self.numbered(compilation.files).all.count
        let key = KnownCode.Key(compilation, first: first, mayBeForeign: mayBeForeign)
        return known(key) { KnownCode(sources.loaded(from: first), of: compilation, key.external, request.jobs) }
    }

    /// The files of a compilation with room for more, so that Swift files have the same numbers beside any specs.
    private static func numbered(_ files: SourceFiles) -> SourceFiles {
        var files = files
        files.leaveOpen(upTo: (files.all.count / specLimit + 1) * specLimit)
        return files
    }

    private static let specLimit = 2048

    /// The specs, and which types the Swift files have, for whoever asks no more of them.
    package func indexed(_ overlay: FileOverlay) -> (specs: CompiledSpecs, code: CodeIndex) {
        let specs = compiled(overlay)
        let loaded = sources.loaded(from: Self.numbered(specs.compilation.files).all.count)
        return (specs, AnalysedCode.index(loaded, beside: specs, request.jobs))
    }

    package func outcome(_ overlay: FileOverlay) -> Outcome {
        outcome(of: analysed(overlay))
    }

    package func outcome(of analysed: Analysed) -> Outcome {
        let specs = analysed.specs
        let sources = analysed.code.known.sources
        var statistics = RunStatistics()
        let files = sources.sourceFiles(after: Self.numbered(specs.compilation.files), withBytesOf: [])
        let findings = ProjectCheck.findings(
            in: analysed.code,
            specs,
            sources,
            files,
            leavingOut: leftOut,
            &statistics
        )
        return Outcome(specs: specs, code: analysed.code, findings: findings, files: files)
    }

    /// The Swift files with their bytes.
    ///
    /// - Parameter wanted: Those that need bytes; `nil` is all of them.
    package func texts(_ specs: CompiledSpecs, of wanted: Set<FileID>? = nil) -> SourceFiles {
        let loaded = known(of: specs.compilation).sources
        return loaded.sourceFiles(
            after: Self.numbered(specs.compilation.files),
            withBytesOf: wanted ?? Set(loaded.files.map(\.id)),
            jobs: request.jobs
        )
    }
}
