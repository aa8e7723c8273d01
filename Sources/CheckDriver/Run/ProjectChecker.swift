import CodeProject
import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecReporting
import SourceCheck
import SpecProject

/// A project that is loaded once, and checked as it is or as it would be with other Swift.
struct ProjectChecker: Sendable {
    let specs: CompiledSpecs
    /// `nil` where no code is to be checked.
    private let loader: SourceLoader?
    /// The Swift files as the disk has them.
    private let list: SourceList
    private let statistics: RunStatistics
    private let progress: LoadingProgress
    private let jobs: Jobs

    /// Compiles the specs, and finds the Swift files.
    ///
    /// - Parameter rules: Those over hand-written Swift.
    static func load(
        _ project: LoadedProject,
        _ request: CompileRequest,
        _ rules: [CodeRule] = SourceCheck.rules
    ) -> ProjectChecker {
        let progress = LoadingProgress()
        let loader = SourceLoader.loader(for: project, { progress.advance(of: $0) }, request.jobs)
        // Both look through folders, and neither needs anything of the other.
        let listings =
            loader?.looksEverywhere == true ? FolderListings(below: project.location.folder, request.jobs) : nil
        let (specs, found) = request.jobs.both(
            { CompiledSpecs.compile(project, request, listings, rules) },
            { find(loader, listings) }
        )
        var statistics = specs.compilation.statistics
        statistics.add(stagesOf: found.statistics)
        return ProjectChecker(
            specs: specs,
            loader: loader,
            list: found.list,
            statistics: statistics,
            progress: progress,
            jobs: request.jobs
        )
    }

    private static func find(
        _ loader: SourceLoader?,
        _ listings: FolderListings?
    ) -> (list: SourceList, statistics: RunStatistics) {
        var loader = loader
        loader?.listings = listings
        var statistics = RunStatistics()
        let list = statistics.measure("find Swift") { loader?.list() ?? .empty }
        return (list, statistics)
    }

    // MARK: Checking

    /// The project as it is: what the last run has found, where nothing has changed that it depends on.
    func check() -> CheckedProject {
        let cache = CheckResultCache(in: CacheFolder(projectFolder: specs.compilation.location.folder))
        if list.knowsContents {
            let sources = loader?.withoutFacts(list, after: specs.compilation.files) ?? LoadedSources()
            if let key = CheckResultCache.key(of: specs, sources), let result = cache.result(for: key) {
                list.keepStamps()
                return checked(result, sources, statistics)
            }
        }
        var statistics = statistics
        let (result, sources) = check(list, loader, &statistics)
        let (checked, _) = jobs.both(
            { self.checked(result, sources, statistics) },
            {
                // Files may have changed since they were listed.
                if let key = CheckResultCache.key(of: specs, sources) { cache.keep(result, for: key) }
            }
        )
        return checked
    }

    /// The project with something in the place of Swift files on the disk.
    func check(with overlay: FileOverlay) -> CheckedProject {
        var loader = loader
        loader?.overlay = overlay
        let found = Self.find(loader, nil)
        var statistics = specs.compilation.statistics
        statistics.add(stagesOf: found.statistics)
        let (result, sources) = check(found.list, loader, &statistics)
        return checked(result, sources, statistics)
    }

    /// Reads Swift and checks it. What there is to keep of the facts is written meanwhile.
    private func check(
        _ list: SourceList,
        _ loader: SourceLoader?,
        _ statistics: inout RunStatistics
    ) -> (CheckResult, LoadedSources) {
        let (sources, unsaved) = load(list, loader, &statistics)
        let (result, _) = jobs.both(
            { ProjectCheck.result(of: specs, sources, jobs, &statistics) },
            { unsaved?.keep() }
        )
        return (result, sources)
    }

    private func load(
        _ list: SourceList,
        _ loader: SourceLoader?,
        _ statistics: inout RunStatistics
    ) -> (sources: LoadedSources, unsaved: UnsavedFacts?) {
        defer { progress.finish() }
        return statistics.measure("read Swift") { loader?.load(list, after: specs.compilation.files) } ?? (
            LoadedSources(), nil
        )
    }

    /// The code of the project beside what the rules find in it.
    func analyse() -> (code: AnalysedCode, project: CheckedProject) {
        var statistics = statistics
        let (sources, unsaved) = load(list, loader, &statistics)
        unsaved?.keep()
        let code = AnalysedCode.analyse(sources, beside: specs, jobs, &statistics)
        let result = ProjectCheck.result(of: code, specs, sources, &statistics)
        return (code, checked(result, sources, statistics))
    }

    private func checked(_ result: CheckResult, _ sources: LoadedSources, _ statistics: RunStatistics) -> CheckedProject
    {
        var statistics = statistics
        statistics.count("Swift files", sources.swiftCount)
        statistics.count("parsed", sources.statistics.parsedCount)
        if sources.documentCount > 0 {
            statistics.count("Interface Builder files", sources.documentCount)
            statistics.count("read", sources.statistics.readDocumentCount)
        }
        for count in result.connections { statistics.count(count.name, count.count) }
        for more in result.moreWithEvery { statistics.count("more of \(more.rule.text) with 'every'", more.count) }
        let files = statistics.measure("read places") {
            sources.sourceFiles(after: specs.compilation.files, withBytesOf: result.shownFiles, jobs: jobs)
        }
        return CheckedProject(specs: specs, result: result, files: files, statistics: statistics)
    }
}
