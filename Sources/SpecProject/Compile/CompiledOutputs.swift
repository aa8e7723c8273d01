import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SpecFrontEnd
import SwiftEmitter

/// The output folders of a run, with the Swift of the files that it has compiled.
package struct CompiledOutputs: Sendable {
    private let inputs: ProjectInputs
    private let analysis: SpecAnalysis
    private let findings: Findings
    private let jobs: Jobs
    private let known: KnownOutputs?

    /// What an earlier run has left in the output folders.
    package struct KnownOutputs: Sendable {
        /// The paths of all outputs, as people see them.
        let paths: @Sendable () -> [String]
        /// Whether something else may lie in the folders.
        let mayHoldOthers: Bool

        package init(paths: @escaping @Sendable () -> [String], mayHoldOthers: Bool) {
            (self.paths, self.mayHoldOthers) = (paths, mayHoldOthers)
        }
    }

    /// - Parameter known: What lies in the folders beside what the run makes; `nil` where nobody knows.
    package init(
        inputs: ProjectInputs,
        analysis: SpecAnalysis,
        findings: Findings,
        jobs: Jobs,
        known: KnownOutputs? = nil
    ) {
        (self.inputs, self.analysis, self.findings, self.jobs, self.known) = (inputs, analysis, findings, jobs, known)
    }

    /// `nil` while there is an error, or no spec.
    package var folders: [OutputFolder]? {
        let requested = analysis.modules.indices.filter { analysis.modules[$0].isRequested }
        let programs = requested.compactMap { CheckedProgram(analysis.modules[$0].program, findings: findings) }
        let isEmpty = programs.allSatisfy(\.program.files.isEmpty) && !inputs.sources.areDescribed
        guard programs.count == requested.count, !isEmpty || !analysis.isWhole else { return nil }
        let interfaces = analysis.isWhole ? analysis.interfaces(inputs) : []
        return zip(requested, programs).flatMap { index, program in
            let outputs = analysis.modules[index].outputs
            // Several forms may share a folder, in which none is stale because of another one.
            return outputs.folders.map { path in
                let forms = outputs.all.filter { $0.folder == path }.map(\.form)
                return folder(
                    path,
                    of: forms,
                    program,
                    interfaces.isEmpty ? nil : interfaces[index],
                    outputs.sharesSupport
                )
            }
        }
    }

    private func folder(
        _ path: String,
        of forms: [OutputForm],
        _ program: CheckedProgram,
        _ interface: ModuleInterface?,
        _ sharesSupport: Bool
    ) -> OutputFolder {
        let selection = inputs.selection
        let files = program.program.files.filter { file in
            analysis.isTarget(file.id) && selection?.contains(file.path) ?? true
        }
        let made = forms.flatMap { form in jobs.map(files) { SwiftEmitter.emit($0, as: form, in: program) } }
        // A build system that describes the module has named a file for each spec before any was read.
        var emitted = made.filter { !$0.isEmpty || inputs.sources.areDescribed }
        // What no single spec owns is as it was where only some were compiled.
        if analysis.isWhole {
            let shared = sharesSupport ? forms : forms.filter { $0 != .doubles }
            emitted += shared.compactMap { sharedFile($0, program, interface) }
        }
        var folder = OutputFolder(
            path: path,
            displayPath: Paths.display(path, from: inputs.project.location.folder),
            files: emitted.map(GeneratedFile.init),
            languageVersion: SwiftEmitter.languageVersion,
            coversAllSpecs: selection == nil,
            isExclusive: inputs.sources.areDescribed
        )
        if let known, !analysis.isWhole {
            let empty = Set(made.filter(\.isEmpty).map(\.name)).subtracting(emitted.map(\.name))
            folder.search = .nothing
            if known.mayHoldOthers || !empty.isEmpty {
                let names = names(in: folder, among: known.paths())
                let remaining = names.subtracting(empty)
                if known.mayHoldOthers || remaining.count < names.count { folder.search = .allBut(remaining) }
            }
        }
        return folder
    }

    private func sharedFile(
        _ form: OutputForm,
        _ program: CheckedProgram,
        _ interface: ModuleInterface?
    ) -> EmittedFile? {
        switch form {
        case .declarations:
            SwiftEmitter.emitModule(program, comments: interface.map(InterfaceSummary.lines) ?? [])
        case .doubles: SwiftEmitter.emitDoubleSupport(program)
        case .examples, .identifiers, .robots: nil
        }
    }

    /// The names of those outputs that lie in a folder.
    private func names(in output: OutputFolder, among paths: [String]) -> Set<String> {
        Set(
            paths.lazy.compactMap { path in
                let name = Paths.name(of: path)
                return output.display(name) == path ? name : nil
            }
        )
    }

    /// Compares the folders with what there is.
    package func plan(_ folders: [OutputFolder], isForced: Bool) -> OutputPlan {
        let isSearching = folders.contains { $0.search != .nothing }
        return OutputPlanner(
            projectFolder: inputs.project.location.folder,
            projectFile: ProjectParser.fileName,
            specs: isSearching ? inputs.selection ?? Set(analysis.files.paths) : [],
            isForced: isForced,
            jobs: jobs
        ).plan(folders)
    }
}
