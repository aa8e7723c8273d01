import ScreenSpecReporting
import ScreenSpecFileSystem
import ScreenSpecDiagnostics
import SpecFrontEnd

/// One run of the compiler up to checked programs: what was read, what it says, and what is wrong with it.
package struct Compilation: Sendable {
    package let location: ProjectLocation
    package let project: ProjectFile
    package let files: SourceFiles
    package let architectures: ArchitectureTable
    package let modules: [Module]
    package private(set) var findings: Findings
    /// What `findings` were made of.
    package let rawFindings: RawFindings
    package var statistics: RunStatistics
    /// The specs whose outputs are asked for, as findings show them; `nil` for all of the project.
    package let selection: Set<String>?
    /// Whether the output folder is this run's alone, so that all else that was generated in it is stale.
    package let ownsOutputs: Bool
    /// The folders that specs were looked for in, as findings show paths.
    package let searchedFolders: [String]
    package let inputs: ProjectInputs
    package let analysis: SpecAnalysis

    package typealias Module = SpecAnalysis.Module

    /// The whole project, as if nothing were known of it.
    ///
    /// - Parameters:
    ///   - loaded: The project, where it is loaded already.
    ///   - earlier: One of much the same specs.
    package init(
        _ request: CompileRequest,
        of loaded: LoadedProject? = nil,
        after earlier: Compilation? = nil,
        _ statistics: RunStatistics = RunStatistics()
    ) {
        var statistics = statistics
        let inputs = ProjectInputs(request, of: loaded, &statistics)
        let analysis = inputs.analyse(after: earlier?.analysis.texts, &statistics)
        statistics.count("specs", analysis.files.count)
        self.init(inputs, analysis, statistics)
    }

    package init(_ inputs: ProjectInputs, _ analysis: SpecAnalysis, _ statistics: RunStatistics) {
        location = inputs.project.location
        project = inputs.project.project
        var files = inputs.projectFiles
        for source in analysis.sources { _ = files.append(path: source.path, bytes: source.bytes) }
        self.files = files
        rawFindings = RawFindings(found: analysis.found, suppressions: analysis.suppressions, policy: inputs.policy)
        findings = rawFindings.findings(in: files)
        self.inputs = inputs
        self.analysis = analysis
        modules = analysis.modules
        architectures = analysis.architectures
        selection = inputs.selection
        ownsOutputs = inputs.sources.areDescribed
        searchedFolders = inputs.sources.watchedFolders(from: inputs.project.location.folder).map(\.path)
        self.statistics = statistics
    }

    /// Adds what was found after the checks, such as outputs that can't be written.
    package mutating func add(_ diagnostics: [Diagnostic]) {
        findings.insert(contentsOf: diagnostics)
    }
}
