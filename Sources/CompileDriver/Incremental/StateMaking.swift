import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SpecProject
import SwiftEmitter

/// Puts together what a run leaves to the next one: what it has read and written itself, and what an earlier one knows of all else.
struct StateMaking {
    let key: String
    let inputs: ProjectInputs
    let analysis: SpecAnalysis
    let findings: Findings
    /// The state before, with the stamps of now.
    let earlier: CompileState?
    /// Whether something else lies in an output folder than should.
    let concernsOutputFolders: Bool

    private var folder: String { inputs.project.location.folder }

    /// What there is to remember once a plan was carried out; without one, nothing was written, since there was an error.
    ///
    /// `nil` where not all was written.
    func state(_ plan: OutputPlan?, _ result: OutputWriter.Result?) -> CompileState? {
        // Of a single spec, all there is to know of its errors is found again as fast.
        let isWorthIt = plan != nil || inputs.areSound && analysis.files.count > 1
        guard result?.diagnostics.isEmpty ?? true, isWorthIt else {
            return nil
        }
        let known = EarlierFiles(earlier, analysis.files)
        var watched = WatchTable()
        watched.append(inputs.watched, to: \.projectFiles)
        appendSpecs(to: &watched, known)
        // A run that did not look for specs has found what the one before has.
        let specFolders = inputs.sources.watchedFolders(from: folder)
        watched.append(specFolders.isEmpty ? known.specFolders : specFolders, to: \.specFolders)
        watched.append(outputFolders(plan, known), to: \.outputFolders)
        let outputSpecs = appendOutputs(to: &watched, plan, result, known)
        return CompileState(
            key: key,
            watched: watched,
            foldersDecide: inputs.sources.dependsOnFoldersOnly,
            specModules: analysis.files.moduleOfFile.map { Int32($0) },
            outputSpecs: outputSpecs,
            findings: Array(findings),
            outputFolders: requested.flatMap(\.outputs.folders).map { Paths.display($0, from: folder) }
        )
    }

    private var requested: [SpecAnalysis.Module] { analysis.modules.filter(\.isRequested) }

    private func appendSpecs(to watched: inout WatchTable, _ known: EarlierFiles) {
        var entries = EarlierEntries(of: known.table, to: \.specs)
        for (position, path) in analysis.files.paths.enumerated() {
            if analysis.texts[position] == nil, let entry = known.spec(position) {
                entries.append(entry..<entry + 1, to: &watched)
            } else {
                entries.flush(to: &watched)
                let file = analysis.texts[position]?.watched ?? WatchedFile(unknown: path)
                watched.append([file], to: \.specs)
            }
        }
        entries.flush(to: &watched)
    }

    // MARK: Outputs

    /// Appends the outputs in the order of modules and specs. One that another writer has replaced is read by the next run.
    ///
    /// - Returns: For each output the place of its spec; -1 for what no single spec makes.
    private func appendOutputs(
        to watched: inout WatchTable,
        _ plan: OutputPlan?,
        _ result: OutputWriter.Result?,
        _ known: EarlierFiles
    ) -> [Int32] {
        let written = plan.map { Self.written($0, result) } ?? [:]
        var specs: [Int32] = []
        var entries = EarlierEntries(of: known.table, to: \.outputs)
        func append(_ path: String, ofSpec spec: Int32, _ entry: Int?, isCompiled: Bool) {
            specs.append(spec)
            if !isCompiled, let entry {
                entries.append(entry..<entry + 1, to: &watched)
            } else {
                entries.flush(to: &watched)
                watched.append([written[path] ?? WatchedFile(unknown: path)], to: \.outputs)
            }
        }
        for (index, module) in analysis.modules.enumerated() where module.isRequested {
            let outputs = module.outputs.all.map { (form: $0.form, folder: Paths.display($0.folder, from: folder)) }
            for position in analysis.files.modules[index] {
                let isCompiled = analysis.targets.contains(position)
                if !isCompiled, known.knows(specAt: position) {
                    let made = known.outputs(ofSpecAt: position)
                    specs += repeatElement(Int32(position), count: made.count)
                    entries.append(made, to: &watched)
                    continue
                }
                for output in outputs {
                    let name = output.form.fileName(ofSpec: analysis.files.paths[position])
                    let path = Paths.display(name, in: output.folder)
                    // What makes nothing has no output. While there is an error, nobody knows what it makes now.
                    if isCompiled, plan != nil, written[path] == nil { continue }
                    append(path, ofSpec: Int32(position), nil, isCompiled: isCompiled)
                }
            }
            for output in outputs {
                guard let name = output.form.sharedFileName else { continue }
                let path = Paths.display(name, in: output.folder)
                let isCompiled = analysis.isWhole || !analysis.sharesAreSame
                append(path, ofSpec: -1, known.sharedFile(path), isCompiled: isCompiled)
            }
        }
        entries.flush(to: &watched)
        return specs
    }

    /// The files of a plan as they are now, by their paths.
    private static func written(_ plan: OutputPlan, _ result: OutputWriter.Result?) -> [String: WatchedFile] {
        let moment = FileStamp.now
        var stamps = plan.folders.map { Array(repeating: FileStamp.missing, count: $0.files.count) }
        for stamp in plan.unchanged + (result?.stamps ?? []) { stamps[stamp.folder][stamp.file] = stamp.stamp }
        var files: [String: WatchedFile] = [:]
        for (folder, (texts, stamps)) in zip(plan.folders, zip(plan.texts, stamps)) {
            for (file, (text, stamp)) in zip(folder.files, zip(texts, stamps)) {
                let path = folder.display(file.path)
                files[path] = WatchedFile(path: path, stamp: stamp, at: moment, hash: text.hash.value)
            }
        }
        return files
    }

    // MARK: Output folders

    private func outputFolders(_ plan: OutputPlan?, _ known: EarlierFiles) -> [WatchedFile] {
        guard let plan else {
            let unknown = concernsOutputFolders || known.outputFolders.isEmpty
            let paths =
                known.outputFolders.isEmpty
                ? requested.flatMap(\.outputs.folders).map { Paths.display($0, from: folder) }
                : known.outputFolders.map(\.path)
            return unknown ? paths.map { WatchedFile(unknown: $0) } : known.outputFolders
        }
        if analysis.isWhole || concernsOutputFolders || known.outputFolders.isEmpty {
            return plan.writtenFolders.map { $0.displayed(from: folder) }
        }
        // What was written has changed the folders, whose other entries the next run looks at.
        guard !plan.steps.isEmpty else { return known.outputFolders }
        return known.outputFolders.map { written($0, plan) }
    }

    private func written(_ known: WatchedFile, _ plan: OutputPlan) -> WatchedFile {
        let path = Paths.join(folder, known.path)
        let around = plan.folders.indices.filter { Paths.isInside(path, plan.folders[$0].path) }
        guard let number = around.max(by: { plan.folders[$0].path.count < plan.folders[$1].path.count }) else {
            return known
        }
        let relative = Paths.relative(path, to: plan.folders[number].path)
        let before = WatchedFile(path: path, stamp: .missing, at: 0, hash: known.hash)
        return plan.written(plan.searched[number][relative] ?? before, at: relative, in: number)
            .displayed(from: folder)
    }
}

/// What an earlier run knew of the files of this one, as entries of its table.
private struct EarlierFiles {
    let table: WatchTable
    let specFolders: [WatchedFile]
    let outputFolders: [WatchedFile]
    private var specs: [Int?]
    /// Those of each spec are neighbours.
    private var outputs: [Range<Int>]
    /// The outputs that no single spec makes.
    private var sharedFiles: [Int] = []

    init(_ state: CompileState?, _ files: SpecFiles) {
        let table = state?.watched ?? WatchTable()
        specs = Array(repeating: nil, count: files.count)
        outputs = Array(repeating: 0..<0, count: files.count)
        let positions = table.specPositions(in: files)
        for (entry, position) in zip(table.specs, positions) {
            if let position { specs[position] = entry }
        }
        for (entry, spec) in zip(table.outputs, state?.outputSpecs ?? []) {
            guard spec >= 0 else {
                sharedFiles.append(entry)
                continue
            }
            guard let position = positions[Int(spec)] else { continue }
            outputs[position] = (outputs[position].isEmpty ? entry : outputs[position].lowerBound)..<entry + 1
        }
        specFolders = table.specFolders.map(table.watchedFile)
        outputFolders = table.outputFolders.map(table.watchedFile)
        self.table = table
    }

    func spec(_ position: Int) -> Int? { specs[position] }

    func outputs(ofSpecAt position: Int) -> Range<Int> { outputs[position] }

    func knows(specAt position: Int) -> Bool { specs[position] != nil }

    func sharedFile(_ path: String) -> Int? {
        sharedFiles.first { table.hasPath(path, at: $0) }
    }
}

/// Entries of an earlier table that go into another one: neighbours at once.
private struct EarlierEntries {
    private let table: WatchTable
    private let part: WritableKeyPath<WatchTable.Layout, UInt32>
    private var pending = 0..<0

    init(of table: WatchTable, to part: WritableKeyPath<WatchTable.Layout, UInt32>) {
        (self.table, self.part) = (table, part)
    }

    mutating func append(_ range: Range<Int>, to watched: inout WatchTable) {
        if range.isEmpty { return }
        if range.lowerBound == pending.upperBound, !pending.isEmpty {
            pending = pending.lowerBound..<range.upperBound
        } else {
            flush(to: &watched)
            pending = range
        }
    }

    mutating func flush(to watched: inout WatchTable) {
        watched.append(pending, of: table, to: part)
        pending = 0..<0
    }
}
