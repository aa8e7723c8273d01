import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// What a run of the pipeline has made: the programs of the files that were compiled, and what is known of all files.
package struct SpecAnalysis: Sendable {
    /// A module with its program, and where what is made of it goes.
    package struct Module: Sendable {
        package let name: String?
        /// Of the files that were compiled, and of those that they asked about.
        package let program: Program
        package let outputs: ModuleOutputs
        let scope: Scope
        /// Whether the run is asked for what the module makes.
        package let isRequested: Bool
    }

    package let files: SpecFiles
    package let modules: [Module]
    package let architectures: ArchitectureTable
    /// What is known of every file now, in order.
    package let results: [SpecResult]
    /// The files that were compiled.
    package let targets: Set<Int>
    package let texts: SpecTexts
    /// What was found in specs and between them, before the project's policy decides what becomes of it.
    package let found: [Diagnostic]
    package let suppressions: Suppressions
    /// Whether the files of each module decide together what they decided before: support code, and what other modules see.
    package let sharesAreSame: Bool

    package init(
        _ pipeline: SpecPipeline,
        _ stale: StaleFiles,
        _ known: KnownResults,
        _ linked: LinkedSpecs,
        _ checked: CheckedSpecs,
        _ results: [SpecResult]
    ) {
        files = pipeline.files
        modules = zip(zip(pipeline.sources.modules, linked.scopes), checked.programs).map { module, program in
            Module(
                name: module.0.name,
                program: program,
                outputs: module.0.outputs,
                scope: module.1,
                isRequested: pipeline.sources.isRequested(module.0.name)
            )
        }
        architectures = Linker.architectures(
            in: pipeline.interfaces.architectures
                + stale.texts.texts.lazy.compactMap { $0?.parsed }.filter(\.declaresArchitecture)
        )
        targets = stale.targets
        texts = stale.texts
        self.results = results
        sharesAreSame =
            ModuleShares(known.results.compactMap(\.self) + known.gone)
            == ModuleShares(results)
        let project = ProjectFindings(pipeline, results, linked.scopes, architectures)
        found = project.all(
            architectures: stale.architectures.diagnostics,
            rules: checked.architectureFindings
        )
        suppressions = project.suppressions
    }

    package func isTarget(_ id: FileID) -> Bool {
        files.position(id).map(targets.contains) ?? false
    }

    /// Whether all files were compiled.
    package var isWhole: Bool { targets.count == files.count }

    /// The sources of all files, in order; of those that were not read, without their bytes.
    package var sources: [SourceFile] {
        files.paths.indices.map { texts[$0]?.source ?? SourceFile(id: files.id($0), path: files.paths[$0], bytes: []) }
    }
}

/// What files decide together, module by module.
private struct ModuleShares: Hashable {
    private var modules: [Int: ModuleShare] = [:]

    init(_ results: [SpecResult]) {
        for result in results where !result.share.decidesNothing {
            var sum = modules[result.module, default: ModuleShare()]
            sum.supportTypes |= result.share.supportTypes
            sum.declaredSupportTypes |= result.share.declaredSupportTypes
            sum.accessorAccess = max(sum.accessorAccess, result.share.accessorAccess)
            // A sum, since the files come in any order; mixed, so that no two changes take each other back.
            sum.interface &+= result.share.interface &* result.share.interface
            modules[result.module] = sum
        }
    }
}
