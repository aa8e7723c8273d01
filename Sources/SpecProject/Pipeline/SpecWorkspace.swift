import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecFrontEnd

/// The specs of a project in memory, with texts that are not saved yet: the half of a `ProjectWorkspace` that knows no code.
///
/// It is the pipeline, with all known but the texts that have changed. Parsed files and results are kept from one request to the
/// next, a file's each once, so that memory grows with the size of the specs and not with the number of requests.
package struct SpecWorkspace: Sendable {
    private var request: CompileRequest
    package private(set) var inputs: ProjectInputs
    package private(set) var analysis: SpecAnalysis

    /// Reads the project from the disk, or from the overlay of the request.
    package init(_ request: CompileRequest) {
        var statistics = RunStatistics()
        self.request = request
        inputs = ProjectInputs(request, &statistics)
        analysis = inputs.analyse(&statistics)
    }

    // MARK: Texts

    /// Takes other texts in the place of files, or none where the disk has what counts.
    ///
    /// - Parameter paths: All that may hold something else now, absolute. Swift files had better not be among them: what is no spec
    ///   may be a new one, for which the folders are looked through.
    /// - Returns: How many files were compiled.
    @discardableResult
    package mutating func update(
        _ paths: Set<String>,
        _ overlay: FileOverlay,
        _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> Int {
        var next = self
        next.request.overlay = overlay
        try next.update(paths, cancellation)
        self = next
        return analysis.targets.count
    }

    private mutating func update(_ paths: Set<String>, _ cancellation: Cancellation) throws(Cancelled) {
        var statistics = RunStatistics()
        let folder = inputs.project.location.folder
        let concernsProject = paths.contains { isOfProject($0) || Paths.name(of: $0) == ProjectParser.fileName }
        let overlay = request.overlay
        let positions = paths.map { inputs.files.position(ofPath: Paths.display($0, from: folder)) }
        let before = inputs
        if concernsProject {
            inputs = ProjectInputs(request, &statistics)
        } else if positions.contains(nil) || paths.contains(where: { !overlay.exists($0) }) {
            inputs = ProjectInputs(request, of: before.project, &statistics)
        } else {
            inputs = ProjectInputs(request, before.project, before.sources)
        }
        let isSame = !concernsProject && inputs.hasSpecs(of: before)
        var pipeline = inputs.pipeline
        pipeline.cancellation = cancellation
        var known = KnownResults(nothingOf: inputs.files)
        var texts = SpecTexts(inputs.files, jobs: request.jobs, read: pipeline.read)
        if isSame {
            known.results = analysis.results
            texts = analysis.texts.reading(with: pipeline.read)
            for case let position? in positions { texts.remove(position) }
        }
        let changed = Set(isSame ? positions.compactMap(\.self) : [])
        try cancellation.check()
        // A file may have changed on the disk meanwhile: then nothing is known of any.
        analysis =
            (try? pipeline.run(known: known, changed: changed, texts: texts, &statistics))
            ?? pipeline.runAll(&statistics)
        try cancellation.check()
    }

    // MARK: Asking

    /// Whether a file is the project file, or the one in which it lists types.
    private func isOfProject(_ path: String) -> Bool {
        path == inputs.project.location.file || path == inputs.project.location.typesFile(of: inputs.project.project)
    }

    /// Whether a file is one of the specs or says how they are compiled, by its absolute path.
    package func contains(_ path: String) -> Bool {
        isOfProject(path)
            || inputs.files.position(ofPath: Paths.display(path, from: inputs.project.location.folder)) != nil
    }

    /// The project with the programs of all of its specs, rather than of those that were compiled last.
    package mutating func compilation() -> Compilation {
        var statistics = RunStatistics()
        if !analysis.isWhole {
            let known = KnownResults(nothingOf: inputs.files)
            let pipeline = inputs.pipeline
            let texts = analysis.texts.reading(with: pipeline.read)
            analysis =
                (try? pipeline.run(known: known, changed: [], texts: texts, &statistics))
                ?? pipeline.runAll(&statistics)
        }
        return Compilation(inputs, analysis, statistics)
    }

    /// What is found in the specs, and in the project file, as a compile finds it.
    package var findings: (all: Findings, files: SourceFiles) {
        let raw = RawFindings(found: analysis.found, suppressions: analysis.suppressions, policy: inputs.policy)
        var files = inputs.projectFiles
        for source in analysis.sources { _ = files.append(path: source.path, bytes: source.bytes) }
        return (raw.findings(in: files), files)
    }
}
