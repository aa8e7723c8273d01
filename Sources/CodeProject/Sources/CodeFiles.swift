import ScreenModel
import ScreenSpecConcurrency
import SourceCheck
import SpecFrontEnd

extension ProjectFile {
    /// The folders, files and globs that hold its Swift; none where it does not say which code is its own.
    var allSources: [Name] { sources + modules.flatMap(\.sources) }
}

extension LoadedSources {
    /// The files as the index takes them, each with the module that names it.
    func codeFiles(of project: ProjectFile, _ jobs: Jobs) -> [CodeFile] {
        let modules = ModuleTable(project.modules)
        let mayBeForeign = project.allSources.isEmpty
        return jobs.map(files) { file in
            file.facts.map { facts in
                CodeFile(
                    path: file.display,
                    module: modules.module(of: file.display),
                    facts: facts,
                    isForeign: mayBeForeign && ForeignFolders.folder(of: file.display) != nil
                )
            }
        }
        .compactMap(\.self)
    }
}
