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
        load(survey())
    }

    // MARK: Which files there are

    func survey() -> SourceSurvey {
        let discovery = SpecDiscovery(folder: folder, suffixes: [".swift"], wanted: .sources)
        let found =
            namedSources.isEmpty ? discovery.find(sources.isEmpty ? ["."] : sources) : discovery.find(namedSources)
        let files = standingIn(for: found.paths).map {
            SourceSurvey.File(path: $0, display: Paths.display($0, from: folder))
        }
        .sorted { $0.display < $1.display }
        let cache = usesCache ? FactsCache(in: CacheFolder(projectFolder: folder)) : nil
        let isKnown = cache.map { !$0.isEmpty } ?? false
        return SourceSurvey(
            files: files,
            contents: isKnown ? contents(of: files, cache) : nil,
            diagnostics: found.diagnostics,
            cache: cache
        )
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

    private func contents(of files: [SourceSurvey.File], _ cache: FactsCache?) -> [SourceSurvey.Contents] {
        let texts = standIns.texts
        return jobs.map(files) { file in
            Result { () throws(SourceBytes.Problem) -> FactsKey in
                if let text = texts[file.path] { return FactsKey(text) }
                let bytes = try SourceBytes.readUnchecked(file.path)
                let key = FactsKey(bytes)
                // What there are facts of was text.
                if cache?.contains(key) != true { try SourceBytes.check(bytes) }
                return key
            }
        }
    }

    // MARK: Facts

    func load(_ survey: SourceSurvey) -> LoadedSources {
        let progress = progress
        let texts = standIns.texts
        let total = survey.files.count
        let outcomes = jobs.map(Array(0..<total), stackSize: FactsExtraction.stackSize) { number in
            defer { progress?(total) }
            let path = survey.files[number].path
            return Self.outcome(of: path, texts[path], survey.contents?[number], survey.cache)
        }
        if standIns.isEmpty { keep(outcomes, in: survey.cache) }
        return result(survey, outcomes)
    }

    private enum Outcome: Sendable {
        case facts(FileFacts, FactsKey, wasParsed: Bool)
        case problem(SourceBytes.Problem)
    }

    private static func outcome(
        of path: String,
        _ standIn: [UInt8]?,
        _ contents: SourceSurvey.Contents?,
        _ cache: FactsCache?
    ) -> Outcome {
        do throws(SourceBytes.Problem) {
            if let key = try contents?.get(), let facts = cache?.facts(for: key) {
                return .facts(facts, key, wasParsed: false)
            }
            let bytes = if let standIn { standIn } else { try SourceBytes.read(path) }
            let facts = FactsExtraction.extract(bytes, flags: flags(of: bytes))
            return .facts(facts, FactsKey(bytes), wasParsed: true)
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

    private func keep(_ outcomes: [Outcome], in cache: FactsCache?) {
        guard let cache, FactsExtraction.isAvailable else { return }
        var hasNew = false
        var entries: [FactsSegment.Entry] = []
        for case .facts(let facts, let key, let wasParsed) in outcomes {
            hasNew = hasNew || wasParsed
            entries.append((key, facts))
        }
        cache.keep(entries, hasNew: hasNew)
    }

    /// The files of a survey without their facts.
    func list(_ survey: SourceSurvey) -> LoadedSources {
        LoadedSources(survey, after: earlierFileCount, standInTexts: standIns.texts)
    }

    private func result(_ survey: SourceSurvey, _ outcomes: [Outcome]) -> LoadedSources {
        var loaded = list(survey)
        for (number, outcome) in outcomes.enumerated() {
            switch outcome {
            case .facts(let facts, let key, let wasParsed): loaded.add(facts, key, wasParsed: wasParsed, to: number)
            case .problem(let problem): loaded.add(problem, to: number)
            }
        }
        return loaded
    }
}
