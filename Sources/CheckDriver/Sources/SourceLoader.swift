import CompileDriver
import ScreenModel
import SourceFacts
import SourceText

/// Finds, reads and parses the Swift of a project, or takes the facts from the cache.
///
/// The result is the same whatever the number of jobs and the state of the cache. At no time is more than one text and one
/// tree for each job in memory.
package struct SourceLoader: Sendable {
    /// The folder of the project.
    package var folder: String
    /// Folders, globs and files, as the project file has them; empty for the whole folder.
    package var sources: [String]
    /// The same with their places in the project file, where there is one.
    package var namedSources: [Name] = []
    package var jobs: Jobs
    /// How many files were loaded before, such as specs: identities count on from there.
    package var earlierFileCount: Int
    /// Whether to read and write the cache in `.screenspec`.
    package var usesCache: Bool
    /// What stands in for files on the disk. Its facts are not kept.
    package var standIns = StandInFiles()
    /// Called from any thread whenever one more of so many files is done.
    package var progress: (@Sendable (_ total: Int) -> Void)?

    package init(
        folder: String,
        sources: [String] = [],
        jobs: Jobs = .all,
        earlierFileCount: Int = 0,
        usesCache: Bool = true,
        progress: (@Sendable (Int) -> Void)? = nil
    ) {
        self.folder = Paths.normalised(folder)
        self.sources = sources
        self.jobs = jobs
        self.earlierFileCount = earlierFileCount
        self.usesCache = usesCache
        self.progress = progress
    }

    package func load() -> LoadedSources {
        let discovery = SpecDiscovery(folder: folder, suffixes: [".swift"], wanted: .sources)
        let found =
            namedSources.isEmpty ? discovery.find(sources.isEmpty ? ["."] : sources) : discovery.find(namedSources)
        let paths = standingIn(for: found.paths).map { (path: $0, display: Paths.display($0, from: folder)) }
            .sorted { $0.display < $1.display }
        let cache = usesCache ? FactsCache(in: CacheFolder(projectFolder: folder)) : nil
        let progress = progress
        let texts = standIns.texts
        let total = paths.count
        let outcomes = jobs.map(paths.map(\.path), stackSize: FactsExtraction.stackSize) { path in
            defer { progress?(total) }
            return Self.outcome(of: path, texts[path], cache)
        }
        if standIns.isEmpty { store(outcomes, in: cache) }
        return result(paths, outcomes, found.diagnostics)
    }

    /// The files that there are, with those that stand in and without those that are left out.
    private func standingIn(for paths: [String]) -> [String] {
        if standIns.isEmpty { return paths }
        let found = Set(paths)
        let restored = standIns.texts.keys.filter { !found.contains($0) && selects($0) }
        return paths.filter { !standIns.absent.contains($0) } + restored
    }

    /// Whether the sources of the project would hold a file that the disk does not have.
    private func selects(_ path: String) -> Bool {
        let names = namedSources.isEmpty ? (sources.isEmpty ? ["."] : sources) : namedSources.map(\.text)
        let display = Paths.display(path, from: folder)
        return !SpecDiscovery.passesOver(display)
            && names.contains { name in
                PathSelection.isPattern(name)
                    ? PathSelection(patterns: [name]).contains(display)
                    : Paths.isInside(path, Paths.normalised(Paths.join(folder, name)))
            }
    }

    // MARK: One file

    private enum Outcome: Sendable {
        case facts(FileFacts, FactsKey, wasParsed: Bool)
        case problem(SourceBytes.Problem)
    }

    private static func outcome(of path: String, _ pendingText: [UInt8]?, _ cache: FactsCache?) -> Outcome {
        do throws(SourceBytes.Problem) {
            let bytes = if let pendingText { pendingText } else { try SourceBytes.read(path) }
            let key = FactsKey(bytes)
            if let facts = cache?.facts(for: key) { return .facts(facts, key, wasParsed: false) }
            return .facts(FactsExtraction.extract(bytes, flags: flags(of: bytes)), key, wasParsed: true)
        } catch {
            return .problem(error)
        }
    }

    private static func flags(of bytes: [UInt8]) -> FileFacts.Flags {
        switch GeneratedMark(of: bytes) {
        case .handWritten: []
        case .generated: .generated
        case .edited: [.generated, .editedByHand]
        }
    }

    // MARK: All files

    /// Only where there is something new, or much that is old: a run that changes nothing writes nothing.
    private func store(_ outcomes: [Outcome], in cache: FactsCache?) {
        guard let cache, FactsExtraction.isAvailable else { return }
        var hasNew = false
        var entries: [(key: FactsKey, facts: FileFacts)] = []
        for case .facts(let facts, let key, let wasParsed) in outcomes {
            hasNew = hasNew || wasParsed
            entries.append((key, facts))
        }
        guard hasNew || cache.count > entries.count * 2 else { return }
        cache.replace(with: entries)
    }

    private func result(
        _ paths: [(path: String, display: String)],
        _ outcomes: [Outcome],
        _ found: [Diagnostic]
    ) -> LoadedSources {
        var diagnostics = found
        var statistics = LoadedSources.Statistics()
        var files: [LoadedSources.File] = []
        files.reserveCapacity(paths.count)
        for (path, outcome) in zip(paths, outcomes) {
            let id = FileID(index: earlierFileCount + files.count)
            var facts: FileFacts?
            switch outcome {
            case .facts(var known, let key, let wasParsed):
                known.file = id
                facts = known
                diagnostics += SyntaxFindings.findings(in: known)
                statistics.byteCount += Int(key.byteCount)
                statistics.factsByteCount += known.byteCount
                if wasParsed { statistics.parsedCount += 1 }
            case .problem(let problem):
                let range = SourceRange(file: id, lower: problem.offset, upper: problem.offset)
                diagnostics.append(
                    Diagnostic("unread-source", .warning, at: range, problem.message(path: path.display))
                )
            }
            files.append(LoadedSources.File(id: id, path: path.path, display: path.display, facts: facts))
        }
        return LoadedSources(
            files: files,
            diagnostics: diagnostics,
            statistics: statistics,
            standInTexts: standIns.texts
        )
    }
}
