import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecFrontEnd
import SpecProject

/// The Swift files of a project, each with the module that names it.
struct HandWrittenCode: Sendable {
    private let modules: ModuleTable
    /// `nil` where no code is to be checked.
    private let loader: SourceLoader?
    /// Whether the project says which code is its own.
    private let namesSources: Bool
    private let progress = LoadingProgress()

    init(
        _ project: ProjectFile,
        in location: ProjectLocation,
        overlay: FileOverlay,
        jobs: Jobs
    ) {
        modules = ModuleTable(project.modules)
        let names = project.sources + project.modules.flatMap(\.sources)
        namesSources = !names.isEmpty
        // A project of modules names the code that is checked; without modules it is all that there is.
        guard project.modules.isEmpty || !names.isEmpty else {
            loader = nil
            return
        }
        let progress = progress
        var loader = SourceLoader(
            folder: location.folder,
            jobs: jobs,
            progress: { progress.advance(of: $0) }
        )
        loader.namedSources = names
        loader.overlay = overlay
        self.loader = loader
    }

    /// Whether it lies anywhere in the project's folder.
    var isEverywhere: Bool { loader != nil && !namesSources }

    /// - Parameter listings: Those of folders that were listed already.
    func survey(_ listings: FolderListings?) -> SourceSurvey {
        var loader = loader
        loader?.listings = listings
        return loader?.survey() ?? SourceSurvey(files: [], contents: [], diagnostics: [], cache: nil)
    }

    /// The files of a survey with their facts, and what is to be kept of them; they count on from those that were loaded
    /// before.
    func load(_ survey: SourceSurvey, after earlier: SourceFiles) -> (sources: LoadedSources, news: FactsNews?) {
        defer { progress.finish() }
        return loader(after: earlier)?.load(survey) ?? (LoadedSources(), nil)
    }

    /// The files of a survey without their facts.
    func list(_ survey: SourceSurvey, after earlier: SourceFiles) -> LoadedSources {
        loader(after: earlier)?.list(survey) ?? LoadedSources()
    }

    private func loader(after earlier: SourceFiles) -> SourceLoader? {
        var loader = loader
        loader?.earlierFileCount = earlier.all.count
        return loader
    }

    /// As the index takes them.
    func files(of sources: LoadedSources) -> [CodeFile] {
        (loader?.jobs ?? Jobs(1)).map(sources.files) { [modules, namesSources] file in
            file.facts.map { facts in
                CodeFile(
                    path: file.display,
                    module: modules.module(of: file.display),
                    facts: facts,
                    isForeign: !namesSources && ForeignFolders.folder(of: file.display) != nil
                )
            }
        }
        .compactMap(\.self)
    }
}
