import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SwiftEmitter

extension CompileState {
    /// What a compile of the whole project leaves; `nil` where it did not remember, or not all was written.
    init?(_ compilation: Compilation, _ plan: OutputPlan, _ result: OutputWriter.Result, key: String) {
        guard !compilation.findings.containsError, result.diagnostics.isEmpty else { return nil }
        self.init(
            compilation,
            folders: plan.folders.map(\.displayPath),
            writtenFolders: plan.writtenFolders,
            outputs: Self.outputs(plan, plan.unchanged + result.stamps),
            key: key
        )
    }

    /// What a compile leaves that found errors in specs and thus wrote nothing.
    init?(unwritten compilation: Compilation, key: String) {
        guard let memory = compilation.memory, memory.isSound, memory.isDivisible else { return nil }
        let folder = compilation.location.folder
        let modules = compilation.modules.filter(\.isRequested)
        let places = modules.map { (module: $0, display: Paths.display($0.output, from: folder)) }
        self.init(
            compilation,
            folders: places.map(\.display),
            writtenFolders: modules.map { WatchedFile(unknown: $0.output) },
            outputs: places.flatMap { module, display in
                let names = module.program.files.map { SwiftEmitter.swiftName(ofSpec: $0.path) }
                let origins = module.program.files.map { GeneratedFile.Origin.spec($0.path) }
                return zip(names + [SwiftEmitter.moduleFileName], origins + [.allSpecs]).map { name, origin in
                    Output(file: WatchedFile(unknown: Paths.display(name, in: display)), origin: origin)
                }
            },
            key: key
        )
    }

    private struct Output {
        let file: WatchedFile
        let origin: GeneratedFile.Origin
    }

    private init?(
        _ compilation: Compilation,
        folders: [String],
        writtenFolders: [WatchedFile],
        outputs: [Output],
        key: String
    ) {
        guard let memory = compilation.memory, let compiler = CompilerIdentity.current() else { return nil }
        let folder = compilation.location.folder
        self.key = key
        self.compiler = compiler
        foldersDecide = memory.sources.dependsOnFoldersOnly
        findings = Array(compilation.findings)
        outputFolders = folders
        watched = WatchTable()
        watched.append(memory.projectFiles, to: \.projectFiles)
        watched.append(memory.specs, to: \.specs)
        watched.append(memory.sources.watchedFolders(from: folder), to: \.specFolders)
        watched.append(writtenFolders.map { $0.displayed(from: folder) }, to: \.outputFolders)
        watched.append(outputs.map(\.file), to: \.outputs)

        details = Details()
        details.isDivisible = memory.isDivisible
        details.projectDigest = memory.projectDigest
        details.rules = memory.rules
        details.modules = compilation.modules.map(\.name)
        var places: [String: Int32] = [:]
        for (index, output) in outputs.enumerated() {
            if case .spec(let path) = output.origin { places[path] = Int32(index) }
        }
        details.outputs = memory.specs.map { places[$0.path] ?? -1 }
        details.findings = memory.findings
        details.unreached = compilation.findings.containsError ? nil : memory.unreached
        details.suppressions = memory.suppressions
        details.records = memory.records
    }

    /// The outputs in the order of folders and files. One that another writer has replaced is read by the next run.
    private static func outputs(_ plan: OutputPlan, _ stamps: [OutputPlan.OutputStamp]) -> [Output] {
        let moment = FileStamp.now
        var known = plan.folders.map { Array(repeating: FileStamp.missing, count: $0.files.count) }
        for stamp in stamps { known[stamp.folder][stamp.file] = stamp.stamp }
        return zip(plan.folders, known).flatMap { folder, stamps in
            zip(folder.files, stamps).map { file, stamp in
                let hash = ContentHash(folder.head(of: file) + file.body).value
                let watched = WatchedFile(path: folder.display(file.path), stamp: stamp, at: moment, hash: hash)
                return Output(file: watched, origin: file.origin)
            }
        }
    }
}

extension ProjectSources {
    /// The folders that were looked into, with their paths as people see them.
    func watchedFolders(from folder: String) -> [WatchedFile] {
        folders.values.sorted { $0.path < $1.path }.map { $0.displayed(from: folder) }
    }
}

extension WatchedFile {
    func displayed(from folder: String) -> WatchedFile {
        var file = self
        file.path = Paths.display(path, from: folder)
        return file
    }
}
