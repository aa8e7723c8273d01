import ScreenSpecConcurrency
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// The files of a run with their names resolved: those to compile, and those that these ask about.
package struct LinkedSpecs: Sendable {
    package struct File: Sendable {
        let position: Int
        let linked: Linker.LinkedFile
    }

    /// For each module its files, in order.
    package private(set) var modules: [[File]] = []
    /// What the specs of each module may name.
    package let scopes: [Scope]
    private let files: SpecFiles
    private let duplicates: [FileID: [Diagnostic]]

    package init(_ stale: StaleFiles, _ pipeline: SpecPipeline) {
        files = pipeline.files
        scopes = ModuleScopes(stale, pipeline).scopes
        var duplicates: [FileID: [Diagnostic]] = [:]
        for scope in scopes {
            for finding in scope.symbols.diagnostics {
                if let file = finding.range?.file { duplicates[file, default: []].append(finding) }
            }
        }
        self.duplicates = duplicates
        let (scopes, targets) = (scopes, stale.targets)
        for (module, positions) in pipeline.files.modules.enumerated() {
            let silent = scopes[module].withoutProposals
            modules.append(
                pipeline.jobs.map(positions.filter(stale.slice.contains)) { position -> File? in
                    guard !pipeline.cancellation.isCancelled, let text = stale.texts[position],
                        let outline = stale.outlines[position]
                    else { return nil }
                    let scope = targets.contains(position) ? scopes[module].recording(into: outline.log) : silent
                    let linked = Linker.link(
                        text.parsed,
                        source: text.source,
                        scope: scope,
                        outlines: outline.components
                    )
                    return File(position: position, linked: linked)
                }.compactMap(\.self)
            )
        }
    }

    package func file(at position: Int) -> File? {
        let module = modules[files.moduleOfFile[position]]
        let place = module.partitioningIndex { $0.position >= position }
        return place < module.count && module[place].position == position ? module[place] : nil
    }

    /// The findings in a file about names that another one declares as well.
    package func duplicates(inFileAt position: Int) -> [Diagnostic] {
        duplicates[files.id(position)] ?? []
    }

    /// The programs of all modules, with the files that were linked.
    package var programs: [Program] {
        zip(modules, scopes).map { files, scope in Linker.program(files.map(\.linked.file), scope: scope) }
    }
}
