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
        return jobs.flatMap(chunksOf: files) { files in
            // Most files lie beside the one before.
            var folder: CodeFolder?
            return files.compactMap { file in
                file.facts.map { facts in
                    let own =
                        folder.flatMap { $0.holds(file.display) ? $0 : nil } ?? CodeFolder(of: file.display, foreign)
                    folder = own
                    return CodeFile(
                        path: file.display,
                        module: modules.module(of: file.display),
                        facts: facts,
                        isForeign: own.isForeign,
                        isInTests: own.isOfTests
                    )
                }
            }
        }
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

/// What the folder of a file says about it.
private struct CodeFolder {
    /// With the slash behind it.
    private let path: Substring
    let isForeign: Bool
    let isOfTests: Bool

    init(of file: String, _ foreign: ForeignFolders) {
        path = Self.folder(of: file)
        isForeign = foreign.folder(of: file) != nil
        isOfTests = CodeFile.isTestFolder(file)
    }

    func holds(_ file: String) -> Bool {
        Self.folder(of: file) == path
    }

    private static func folder(of file: String) -> Substring {
        file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[...$0] } ?? ""
    }
}
