import ScreenSpecCache
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
        let known = EarlierFiles(earlier)
        let outputs = outputs(plan, result, known)
        var watched = WatchTable()
        watched.append(inputs.watched, to: \.projectFiles)
        watched.append(specs(known), to: \.specs)
        // A run that did not look for specs has found what the one before has.
        let specFolders = inputs.sources.watchedFolders(from: folder)
        watched.append(specFolders.isEmpty ? known.specFolders : specFolders, to: \.specFolders)
        watched.append(outputFolders(plan, known), to: \.outputFolders)
        watched.append(outputs.files, to: \.outputs)
        return CompileState(
            key: key,
            watched: watched,
            foldersDecide: inputs.sources.dependsOnFoldersOnly,
            specModules: analysis.files.moduleOfFile.map { Int32($0) },
            specOutputs: outputs.ofSpecs,
            findings: Array(findings),
            outputFolders: requested.map { Paths.display($0.output, from: folder) }
        )
    }

    private var requested: [SpecAnalysis.Module] { analysis.modules.filter(\.isRequested) }

    private func specs(_ known: EarlierFiles) -> [WatchedFile] {
        analysis.files.paths.enumerated().map { position, path in
            if let text = analysis.texts[position] { return text.watched ?? WatchedFile(unknown: path) }
            return known.specs[path] ?? WatchedFile(unknown: path)
        }
    }

    // MARK: Outputs

    /// The outputs in the order of modules and specs, and the place among them of what each spec makes. One that another writer has
    /// replaced is read by the next run.
    private func outputs(
        _ plan: OutputPlan?,
        _ result: OutputWriter.Result?,
        _ known: EarlierFiles
    ) -> (files: [WatchedFile], ofSpecs: [Int32]) {
        let written = plan.map { Self.written($0, result) } ?? [:]
        var files: [WatchedFile] = []
        var ofSpecs = Array(repeating: Int32(-1), count: analysis.files.count)
        func add(_ name: String, in display: String, isCompiled: Bool) {
            let path = Paths.display(name, in: display)
            files.append(
                written[path] ?? (isCompiled ? nil : known.outputs[path]) ?? WatchedFile(unknown: path)
            )
        }
        for (index, module) in analysis.modules.enumerated() where module.isRequested {
            let display = Paths.display(module.output, from: folder)
            for position in analysis.files.modules[index] {
                ofSpecs[position] = Int32(files.count)
                add(
                    SwiftEmitter.swiftName(ofSpec: analysis.files.paths[position]),
                    in: display,
                    isCompiled: analysis.targets.contains(position)
                )
            }
            add(SwiftEmitter.moduleFileName, in: display, isCompiled: analysis.isWhole || !analysis.sharesAreSame)
        }
        return (files, ofSpecs)
    }

    /// The files of a plan as they are now, by their paths.
    private static func written(_ plan: OutputPlan, _ result: OutputWriter.Result?) -> [String: WatchedFile] {
        let moment = FileStamp.now
        var stamps = plan.folders.map { Array(repeating: FileStamp.missing, count: $0.files.count) }
        for stamp in plan.unchanged + (result?.stamps ?? []) { stamps[stamp.folder][stamp.file] = stamp.stamp }
        var files: [String: WatchedFile] = [:]
        for (folder, stamps) in zip(plan.folders, stamps) {
            for (file, stamp) in zip(folder.files, stamps) {
                let path = folder.display(file.path)
                let hash = ContentHash(folder.head(of: file) + file.body).value
                files[path] = WatchedFile(path: path, stamp: stamp, at: moment, hash: hash)
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
                ? requested.map { Paths.display($0.output, from: folder) } : known.outputFolders.map(\.path)
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

/// What an earlier run knew of files, by their paths.
private struct EarlierFiles {
    private(set) var specs: [String: WatchedFile] = [:]
    private(set) var outputs: [String: WatchedFile] = [:]
    private(set) var specFolders: [WatchedFile] = []
    private(set) var outputFolders: [WatchedFile] = []

    init(_ state: CompileState?) {
        guard let watched = state?.watched else { return }
        specs = Self.byPath(watched.specs.map(watched.watchedFile))
        outputs = Self.byPath(watched.outputs.map(watched.watchedFile))
        specFolders = watched.specFolders.map(watched.watchedFile)
        outputFolders = watched.outputFolders.map(watched.watchedFile)
    }

    private static func byPath(_ files: [WatchedFile]) -> [String: WatchedFile] {
        Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
