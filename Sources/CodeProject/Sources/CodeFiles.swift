import ScreenModel
import ScreenSpecConcurrency
import SourceCheck
import SpecFrontEnd

extension ProjectFile {
    /// The folders, files and globs that hold its Swift; none where it does not say which code is its own.
    var allSources: [Name] { sources + modules.flatMap(\.sources) }

    /// The folders of other people's code in it.
    var foreignFolders: ForeignFolders { ForeignFolders(notNamedBy: allSources.map(\.text)) }
}

extension LoadedSources {
    /// The files as the index takes them, each with the module that names it.
    func codeFiles(of project: ProjectFile, _ jobs: Jobs) -> [CodeFile] {
        let modules = ModuleTable(project.modules)
        let foreign = project.foreignFolders
        return jobs.map(files) { file in
            file.facts.map { facts in
                CodeFile(
                    path: file.display,
                    module: modules.module(of: file.display),
                    facts: facts,
                    isForeign: foreign.folder(of: file.display) != nil
                )
            }
        }
        .compactMap(\.self)
    }

    /// What lies beside the Swift.
    func interfaceSources(of project: ProjectFile) -> InterfaceSources {
        let modules = ModuleTable(project.modules)
        let foreign = project.foreignFolders
        var documents: [InterfaceFile] = []
        var classes: Set<String> = []
        var isComplete = true
        for file in files {
            switch file.interface {
            case .document(let document):
                documents.append(
                    InterfaceFile(
                        path: file.display,
                        module: modules.module(of: file.display),
                        document: document,
                        isForeign: foreign.folder(of: file.display) != nil
                    )
                )
            case .classes(let names): classes.formUnion(names)
            case .fault: isComplete = false
            case nil: if file.kind == .document { isComplete = false }
            }
        }
        return InterfaceSources(files: documents, objectiveCClasses: classes, isComplete: isComplete)
    }
}
