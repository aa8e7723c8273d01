import SourceText

extension CompileState {
    /// What a compile of the whole project leaves; `nil` where it found an error, or did not remember.
    init?(_ compilation: Compilation, _ plan: OutputPlan, _ result: OutputWriter.Result, key: String) {
        guard let memory = compilation.memory, !compilation.findings.containsError, result.diagnostics.isEmpty,
            let compiler = CompilerIdentity.current()
        else { return nil }
        let folder = compilation.location.folder
        self.key = key
        self.compiler = compiler
        foldersDecide = memory.sources.dependsOnFoldersOnly
        findings = Array(compilation.findings)
        outputFolders = plan.folders.map(\.displayPath)
        watched = WatchTable()
        watched.append(memory.projectFiles, to: \.projectFiles)
        watched.append(memory.specs, to: \.specs)
        watched.append(memory.sources.watchedFolders(from: folder), to: \.specFolders)
        watched.append(plan.writtenFolders.map { $0.displayed(from: folder) }, to: \.outputFolders)
        let outputs = Self.outputs(plan, plan.unchanged + result.stamps)
        watched.append(outputs.map(\.file), to: \.outputs)

        details = Details()
        details.isDivisible = memory.isDivisible
        details.modules = compilation.modules.map(\.name)
        var places: [String: Int32] = [:]
        for (index, output) in outputs.enumerated() {
            if case .spec(let path) = output.origin { places[path] = Int32(index) }
        }
        details.outputs = memory.specs.map { places[$0.path] ?? -1 }
        details.findings = memory.findings
        details.suppressions = memory.suppressions
        for record in memory.records { details.records.append(record) }
    }

    /// The outputs in the order of folders and files. One that another writer has replaced is read by the next run.
    private static func outputs(_ plan: OutputPlan, _ stamps: [OutputPlan.OutputStamp]) -> [(
        file: WatchedFile, origin: GeneratedFile.Origin
    )] {
        let moment = FileStamp.now
        var known = plan.folders.map { Array(repeating: FileStamp.missing, count: $0.files.count) }
        for stamp in stamps { known[stamp.folder][stamp.file] = stamp.stamp }
        return zip(plan.folders, known).flatMap { folder, stamps in
            zip(folder.files, stamps).map { file, stamp in
                let hash = ContentHash(folder.head(of: file) + file.body).value
                let watched = WatchedFile(path: folder.display(file.path), stamp: stamp, at: moment, hash: hash)
                return (watched, file.origin)
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
    fileprivate func displayed(from folder: String) -> WatchedFile {
        var file = self
        file.path = Paths.display(path, from: folder)
        return file
    }
}
