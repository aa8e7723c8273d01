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
        package let result: CheckResult
        /// Those of the specs have their bytes.
        package let files: SourceFiles
    }

    private let request: CompileRequest
    private let rules: [CodeRule]
    private let sources: WorkspaceSources

    /// Reads the Swift of the project.
    ///
    /// - Parameters:
    ///   - overlay: May hold the text of a project file that is not there yet.
    ///   - keepsFacts: Whether what was read is left to later runs.
    package init(
        _ request: CompileRequest,
        _ overlay: FileOverlay,
        rules: [CodeRule] = SourceCheck.rules,
        keepsFacts: Bool = true
    ) {
        self.request = request
        self.rules = rules
        sources = WorkspaceSources(Self.project(request, overlay), request.jobs, keepsFacts: keepsFacts)
    }

    package static func project(_ request: CompileRequest, _ overlay: FileOverlay) -> LoadedProject {
        LoadedProject(named: request.project, from: request.workingFolder, overlay)
    }

    /// The specs alone.
    package func compiled(_ overlay: FileOverlay) -> CompiledSpecs {
        var request = request
        request.overlay = overlay
        return CompiledSpecs.compile(Self.project(request, overlay), request, nil, rules)
    }

    /// The specs and the code, before any rule has looked at the code.
    package struct Analysed: Sendable {
        package let specs: CompiledSpecs
        package let code: AnalysedCode
        fileprivate let sources: LoadedSources
    }

    package func analysed(_ overlay: FileOverlay) -> Analysed {
        analysed(compiled(overlay))
    }

    package func analysed(_ specs: CompiledSpecs) -> Analysed {
        var statistics = RunStatistics()
        let loaded = sources.loaded(after: specs.compilation.files)
        let code = AnalysedCode.analyse(loaded, beside: specs, request.jobs, &statistics)
        return Analysed(specs: specs, code: code, sources: loaded)
    }

    /// The specs, and which types the Swift files have, for whoever asks no more of them.
    package func indexed(_ overlay: FileOverlay) -> (specs: CompiledSpecs, code: CodeIndex) {
        let specs = compiled(overlay)
        let loaded = sources.loaded(after: specs.compilation.files)
        return (specs, AnalysedCode.index(loaded, beside: specs, request.jobs))
    }

    package func outcome(_ overlay: FileOverlay) -> Outcome {
        outcome(of: analysed(overlay))
    }

    package func outcome(of analysed: Analysed) -> Outcome {
        let specs = analysed.specs
        var statistics = RunStatistics()
        let result = ProjectCheck.result(of: analysed.code, specs, analysed.sources, &statistics)
        let files = analysed.sources.sourceFiles(after: specs.compilation.files, withBytesOf: [])
        return Outcome(specs: specs, code: analysed.code, result: result, files: files)
    }

    /// The Swift files with their bytes.
    package func texts(_ specs: CompiledSpecs) -> SourceFiles {
        let files = specs.compilation.files
        let loaded = sources.loaded(after: files)
        return loaded.sourceFiles(after: files, withBytesOf: Set(loaded.files.map(\.id)), jobs: request.jobs)
    }
}
