import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecFrontEnd

/// The specs of a project in memory, with texts that are not saved yet: what an editor asks while somebody types.
///
/// It is the pipeline, with all known but the text that has changed. Parsed files and results are kept from one request to the next, a
/// file's each once, so that memory grows with the size of the specs and not with the number of requests. One caller at a time asks;
/// who has a newer text cancels by asking again.
package struct SpecWorkspace: Sendable {
    /// What one text has changed.
    package struct Change: Sendable {
        package let version: Int
        /// The files with other findings than before, the changed one aside.
        package let affected: [String]
        /// How many files were compiled.
        package let compiledCount: Int
    }

    private let request: CompileRequest
    private var inputs: ProjectInputs
    private var analysis: SpecAnalysis
    private var findings: [String: [Diagnostic]]
    /// What is not saved yet, by the paths of files from the project's folder.
    private var texts: [String: (version: Int, bytes: [UInt8])] = [:]

    /// Reads the project from the disk.
    package init(_ request: CompileRequest) {
        var statistics = RunStatistics()
        let inputs = ProjectInputs(request, &statistics)
        self.request = request
        self.inputs = inputs
        analysis = inputs.analyse(&statistics)
        findings = [:]
        findings = findingsByPath
    }

    // MARK: Texts

    /// Takes a text in the place of what a file holds, unless a newer one is there already.
    ///
    /// - Parameter path: As findings show it, from the project's folder.
    /// - Returns: `nil` for a text that is older than what is known, or of no spec of the project.
    package mutating func change(_ path: String, _ text: String, version: Int) -> Change? {
        if let known = texts[path], known.version >= version { return nil }
        texts[path] = (version, Array(text.utf8))
        return update(path, version: version)
    }

    /// From now on, the file on the disk counts again.
    package mutating func close(_ path: String) -> Change? {
        guard let known = texts.removeValue(forKey: path) else { return nil }
        return update(path, version: known.version)
    }

    private mutating func update(_ path: String, version: Int) -> Change? {
        guard let position = inputs.files.position(ofPath: path) else { return nil }
        var known = KnownResults(nothingOf: inputs.files)
        known.results = analysis.results
        var kept = analysis.texts
        kept.remove(position)
        var statistics = RunStatistics()
        let pipeline = inputs.makePipeline(reading: reader)
        // A file may have changed on the disk meanwhile: then nothing is known of any.
        analysis =
            (try? pipeline.run(known: known, changed: [position], texts: kept.reading(with: reader), &statistics))
            ?? pipeline.runAll(&statistics)
        let before = findings
        findings = findingsByPath
        let paths = Set(before.keys).union(findings.keys)
        return Change(
            version: version,
            affected: paths.filter { $0 != path && before[$0] != findings[$0] }.sorted(),
            compiledCount: analysis.targets.count
        )
    }

    /// Reads a text that is not saved yet, or else the file.
    private var reader: SpecTexts.Reading {
        let overlay = Dictionary(
            texts.map { (Paths.join(inputs.project.location.folder, $0.key), $0.value.bytes) },
            uniquingKeysWith: { first, _ in first }
        )
        let files = request.specReader
        return { path in
            if let bytes = overlay[path] {
                return .success(StampedFile(bytes: bytes, stamp: .missing, moment: 0))
            }
            return Result { () throws(FileProblem) in try files.readStamped(path) }
        }
    }

    // MARK: Asking

    /// What is found in a file, with the version of the text that it was found in; `nil` for what is saved.
    package func findings(for path: String) -> (findings: [Diagnostic], version: Int?) {
        (findings[path] ?? [], texts[path]?.version)
    }

    /// The programs of all modules, with all of their files.
    package var programs: [Program] {
        var statistics = RunStatistics()
        let known = KnownResults(nothingOf: inputs.files)
        let whole = try? inputs.makePipeline(reading: reader)
            .run(known: known, changed: [], texts: analysis.texts, &statistics)
        return (whole ?? analysis).modules.map(\.program)
    }

    /// All findings of the project, by the paths of their files; what has no place stands under an empty path.
    package var findingsByPath: [String: [Diagnostic]] {
        let raw = RawFindings(found: analysis.found, suppressions: analysis.suppressions, policy: inputs.policy)
        var files = inputs.projectFiles
        for source in analysis.sources { _ = files.append(path: source.path, bytes: source.bytes) }
        return Dictionary(grouping: raw.findings(in: files)) { $0.range.flatMap(files.path) ?? "" }
    }
}
