import ScreenModel
import InterfaceBuilder
import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceFacts
import SpecProject

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
    /// Those of folders that were listed already.
    package var listings: FolderListings?
    /// What stands in for files on the disk. Its facts are not kept.
    package var overlay = FileOverlay()
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
        let (sources, unsaved) = load(list())
        unsaved?.keep()
        return sources
    }

    // MARK: Which files there are

    package func list() -> SourceList {
        let (found, kept) = jobs.both({ find() }, { [self] in usesCache ? Kept(in: folder) : nil })
        let files = found.paths.filter { !overlay.absent.contains($0) }.map {
            SourceList.File(path: $0, display: Paths.display($0, from: folder))
        }
        .sorted { $0.display < $1.display }
        var list = SourceList(files: files, diagnostics: found.diagnostics, cache: kept?.cache)
        if let kept, !kept.cache.isEmpty { look(into: &list, kept) }
        return list
    }

    /// What earlier runs have left.
    private struct Kept: Sendable {
        let cache: FactsCache
        let stamps: SourceStamps

        init(in projectFolder: String) {
            let folder = CacheFolder(projectFolder: projectFolder)
            cache = FactsCache(in: folder)
            stamps = SourceStamps(in: folder)
        }
    }

    private func find() -> FileDiscovery.Found {
        let discovery = FileDiscovery(
            folder: folder,
            suffixes: [".swift"],
            companions: InterfaceFacts.suffixes,
            wanted: .sources,
            listings: listings,
            overlay: overlay
        )
        return namedSources.isEmpty ? discovery.find(sources.isEmpty ? ["."] : sources) : discovery.find(namedSources)
    }

    /// Finds out what files hold: what they held when the system said of them what it says now, or what they are read to hold.
    private func look(into list: inout SourceList, _ kept: Kept) {
        let overlay = overlay
        let looks = jobs.map(list.files) { Self.look(at: $0.path, overlay, kept) }
        list.contents = looks.map(\.contents)
        if overlay.isEmpty, looks.contains(where: { $0.stamp != nil && $0.wasRead }) {
            list.newStamps = looks.compactMap(\.stamp)
        }
    }

    private struct Look: Sendable {
        let contents: SourceList.Contents
        var stamp: SourceStamps.Entry?
        var wasRead = false
    }

    private static func look(
        at path: String,
        _ overlay: FileOverlay,
        _ kept: Kept
    ) -> Look {
        if overlay.texts[path] == nil, let known = kept.stamps.entry(for: path) {
            return Look(contents: .success(FactsKey(known)), stamp: known)
        }
        do throws(SourceBytes.Problem) {
            let file = try SourceBytes.readUnchecked(path, overlay)
            let key = FactsKey(file.bytes)
            // What there are facts of was text.
            if InterfaceFacts.Kind(path: path) == nil, !kept.cache.contains(key) { try SourceBytes.check(file.bytes) }
            return Look(contents: .success(key), stamp: SourceStamps.Entry(path, file, key), wasRead: true)
        } catch {
            return Look(contents: .failure(error))
        }
    }

    // MARK: Facts

    /// The files of a list with their facts, and what is to be kept of them.
    func load(_ list: SourceList) -> (sources: LoadedSources, unsaved: UnsavedFacts?) {
        let kept = list.contents == nil ? nil : list.cache?.contents(jobs)
        let outcomes = outcomes(of: list, known: .kept(kept))
        return jobs.both(
            {
                LoadedSources(
                    list,
                    outcomes,
                    after: earlierFileCount,
                    overlay: overlay,
                    jobs: jobs
                )
            },
            { [self] in overlay.isEmpty ? unsaved(outcomes, list) : nil }
        )
    }

    /// What becomes of the files of a list, in their order.
    ///
    /// - Parameter known: The facts of what was read before.
    func outcomes(
        of list: SourceList,
        known: KnownFacts,
        _ cancellation: Cancellation = .never
    ) -> [SourceReading.Outcome] {
        let progress = progress
        let total = list.files.count
        let reading = SourceReading(known: known, overlay: overlay)
        return jobs.map(
            Array(0..<total),
            stackSize: FactsExtraction.stackSize,
            tool: { FactsExtractor() }
        ) { extractor, number in
            defer { progress?(total) }
            if cancellation.isCancelled { return .problem(.file(.missing)) }
            return reading.outcome(of: list.files[number].path, list.contents?[number], extractor)
        }
    }

    /// What is to be kept of the files of a list.
    func unsaved(_ outcomes: [SourceReading.Outcome], _ list: SourceList) -> UnsavedFacts? {
        guard let cache = list.cache, FactsExtraction.isAvailable else { return nil }
        var unsaved = UnsavedFacts(cache: cache, stamps: list.newStamps)
        for outcome in outcomes {
            let parsed: SourceReading.Parsed?
            switch outcome {
            case .facts(let facts, let key, let isParsed):
                unsaved.entries.append((key, facts))
                parsed = isParsed
                if parsed != nil { unsaved.hasNew = true }
            case .interface(let facts, let key, let isParsed):
                unsaved.interfaceEntries.append((key, facts))
                parsed = isParsed
                if parsed != nil { unsaved.hasNewInterface = true }
            case .problem: continue
            }
            guard let parsed else { continue }
            // Where the list has looked into files, it has their stamps itself.
            if list.contents == nil, let stamp = parsed.stamp { unsaved.stamps.append(stamp) }
        }
        return unsaved
    }

    /// The files of a list without their facts.
    func withoutFacts(_ list: SourceList) -> LoadedSources {
        LoadedSources(list, after: earlierFileCount, overlay: overlay)
    }
}

extension SourceLoader {
    /// Of the Swift that a project file asks for; `nil` where no code is to be checked.
    package static func loader(for project: LoadedProject, _ progress: @escaping @Sendable (Int) -> Void, _ jobs: Jobs)
        -> SourceLoader?
    {
        guard project.project.isUsable else { return nil }
        let sources = project.project.allSources
        // A project of modules names the code that is checked; without modules it is all that there is.
        guard project.project.modules.isEmpty || !sources.isEmpty else { return nil }
        var loader = SourceLoader(
            folder: project.location.folder,
            jobs: jobs,
            progress: progress
        )
        loader.namedSources = sources
        return loader
    }

    /// Whether the code lies anywhere in the project's folder.
    package var looksEverywhere: Bool { namedSources.isEmpty && sources.isEmpty }

    /// The same, where files count on from those that were loaded before.
    package func load(_ list: SourceList, after earlier: SourceFiles) -> (
        sources: LoadedSources, unsaved: UnsavedFacts?
    ) {
        counting(from: earlier).load(list)
    }

    package func withoutFacts(_ list: SourceList, after earlier: SourceFiles) -> LoadedSources {
        counting(from: earlier).withoutFacts(list)
    }

    private func counting(from earlier: SourceFiles) -> SourceLoader {
        var loader = self
        loader.earlierFileCount = earlier.all.count
        return loader
    }
}
