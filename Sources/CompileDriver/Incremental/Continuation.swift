import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import ScreenSpecReporting
import SpecProject
import SwiftEmitter

/// A run that compiles the specs whose results no longer hold, and takes all others from the run before.
struct Continuation: Sendable {
    let request: CompileRequest
    let inputs: ProjectInputs
    let known: KnownResults
    let earlier: CompileState
    let changes: StateChanges

    struct Compiled {
        let analysis: SpecAnalysis
        let findings: Findings
        /// All files of the run; those that findings show have their bytes.
        let files: SourceFiles
    }

    /// The whole project has to be compiled.
    struct WholeProjectNeeded: Error {}

    func compile(_ statistics: inout RunStatistics) throws -> Compiled {
        let outputs = specs(of: changes.outputs)
        // While there are errors nothing is written, and it does not matter which outputs are out of date.
        var analysis = try run(wanted: earlier.hasErrors ? [] : outputs, &statistics)
        var findings = self.findings(analysis)
        if earlier.hasErrors, !findings.containsError, !outputs.isSubset(of: analysis.targets) {
            analysis = try run(wanted: outputs, &statistics)
            findings = self.findings(analysis)
        }
        if !findings.containsError, remakesModuleFiles(analysis) || sharesOutputs(analysis) {
            throw WholeProjectNeeded()
        }
        return Compiled(analysis: analysis, findings: findings, files: try files(analysis, shownBy: findings))
    }

    private func run(wanted: Set<Int>, _ statistics: inout RunStatistics) throws -> SpecAnalysis {
        let changed = Set(changes.specs.compactMap { position(ofWatched: $0) })
        return try inputs.pipeline.run(known: known, changed: changed, wanted: wanted, &statistics)
    }

    /// What all specs of a module make together is made of all of them.
    private func remakesModuleFiles(_ analysis: SpecAnalysis) -> Bool {
        !analysis.isWhole && (!analysis.sharesAreSame || changes.outputs.contains { spec(ofOutput: $0) == nil })
    }

    /// Whether a spec that was compiled may make what another one does, which only a look at all outputs tells.
    private func sharesOutputs(_ analysis: SpecAnalysis) -> Bool {
        !analysis.isWhole && !haveOwnOutputs(analysis)
            && analysis.files.modules.contains { positions in
                func name(_ position: Int) -> String {
                    OutputNames.folded(OutputForm.declarations.fileName(ofSpec: analysis.files.paths[position]))
                }
                let compiled = Set(positions.filter(analysis.targets.contains).map(name))
                guard !compiled.isEmpty else { return false }
                var seen: Set<String> = []
                return positions.contains { position in
                    let name = name(position)
                    return compiled.contains(name) && !seen.insert(name).inserted
                }
            }
    }

    /// Whether each spec that was compiled, of few, has made before what it can make, and no other one is said to have made it: what has
    /// the name of another one's output, and made nothing itself, is said to. Of several forms, it may make another one now.
    private func haveOwnOutputs(_ analysis: SpecAnalysis) -> Bool {
        guard !earlier.hasErrors, analysis.targets.count <= Self.fewTargets,
            analysis.modules.allSatisfy({ $0.outputs.all.count < 2 })
        else { return false }
        let watched = earlier.watched
        let positions = watched.specPositions(in: analysis.files)
        let made = zip(watched.outputs, earlier.outputSpecs).filter { _, spec in
            spec >= 0 && positions[Int(spec)].map(analysis.targets.contains) == true
        }
        guard Set(made.compactMap { positions[Int($0.1)] }) == analysis.targets else { return false }
        return made.allSatisfy { entry, _ in
            let path = watched.path(entry)
            return watched.outputs.count { watched.hasPath(path, at: $0) } == 1
        }
    }

    private static let fewTargets = 16

    private func findings(_ analysis: SpecAnalysis) -> Findings {
        let found = RawFindings(found: analysis.found, suppressions: analysis.suppressions, policy: inputs.policy)
        let paths = inputs.project.project.rules.contains(where: \.isScoped) ? files(analysis) : SourceFiles()
        return found.findings(in: paths)
    }

    // MARK: Files

    private func position(ofWatched index: Int) -> Int? {
        inputs.files.position(ofPath: earlier.watched.path(index))
    }

    /// The specs that some outputs are made of.
    private func specs(of outputs: [Int]) -> Set<Int> {
        Set(outputs.compactMap(spec).compactMap(position))
    }

    /// The watched spec that makes an output; `nil` where no single one does.
    private func spec(ofOutput output: Int) -> Int? {
        let spec = Int(earlier.outputSpecs[output - earlier.watched.outputs.lowerBound])
        return spec < 0 ? nil : earlier.watched.specs.lowerBound + spec
    }

    private func files(_ analysis: SpecAnalysis) -> SourceFiles {
        var files = inputs.projectFiles
        for source in analysis.sources { _ = files.append(path: source.path, bytes: source.bytes) }
        return files
    }

    private func files(_ analysis: SpecAnalysis, shownBy findings: Findings) throws -> SourceFiles {
        var files = inputs.projectFiles
        let shown = Set(findings.flatMap(\.files))
        for (position, source) in analysis.sources.enumerated() {
            var bytes = source.bytes
            if analysis.texts[position] == nil, shown.contains(source.id) {
                bytes = try FileReader().read(inputs.files.absolutePath(position))
            }
            _ = files.append(path: source.path, bytes: bytes)
        }
        return files
    }

    // MARK: Outputs

    /// Whether something else may lie in the output folders than should.
    var mayHoldOtherOutputs: Bool { changes.concernsOutputFolders || !known.gone.isEmpty }

    func outputs(_ compiled: Compiled) -> CompiledOutputs {
        CompiledOutputs(
            inputs: inputs,
            analysis: compiled.analysis,
            findings: compiled.findings,
            jobs: request.jobs,
            known: CompiledOutputs.KnownOutputs(
                paths: { [self] in knownOutputs },
                mayHoldOthers: mayHoldOtherOutputs
            )
        )
    }

    /// Those of specs that are gone are known no more.
    private var knownOutputs: [String] {
        let watched = earlier.watched
        let gone = Set(known.gone.map(\.path))
        return watched.outputs.filter { output in
            spec(ofOutput: output).map { !gone.contains(watched.path($0)) } ?? true
        }.map { watched.path($0) }
    }
}
