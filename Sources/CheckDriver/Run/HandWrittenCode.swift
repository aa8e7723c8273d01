import CompileDriver
import SourceCheck
import SourceText
import SpecFrontEnd

/// The Swift files of a project, each with the module that names it.
struct HandWrittenCode: Sendable {
    let loaded: LoadedSources
    let files: [CodeFile]

    init(
        _ project: ProjectFile,
        in location: ProjectLocation,
        after earlier: SourceFiles,
        standIns: StandInFiles,
        jobs: Jobs
    ) {
        let modules = ModuleTable(project.modules)
        let names = project.sources + project.modules.flatMap(\.sources)
        // A project of modules names the code that is checked; without modules it is all that there is.
        guard project.modules.isEmpty || !names.isEmpty else {
            loaded = LoadedSources()
            files = []
            return
        }
        let progress = LoadingProgress()
        var loader = SourceLoader(
            folder: location.folder,
            jobs: jobs,
            earlierFileCount: earlier.all.count,
            progress: { progress.advance(of: $0) }
        )
        loader.namedSources = names
        loader.standIns = standIns
        loaded = loader.load()
        progress.finish()
        files = loaded.files.compactMap { file in
            file.facts.map { facts in
                CodeFile(path: file.display, module: modules.module(of: file.display), facts: facts)
            }
        }
    }

    var suppressions: Suppressions {
        var all = Suppressions()
        for file in files { all.append(file.facts.suppressions) }
        return all
    }
}
