import ScreenSpecDiagnostics

/// The specs that a run reads for their names alone.
///
/// What is wrong with them is for the build of their own module to say, under its own rules. Here only errors for which
/// a file could not be understood count: without the names in it, others would seem unknown.
struct OtherModules: Sendable {
    private let files: Set<FileID>

    init(_ sources: ProjectSources, _ specs: SpecFiles) {
        guard sources.areDescribed else {
            files = []
            return
        }
        let own = Set(
            sources.modules.indices.filter { sources.isRequested(sources.modules[$0].name) }.flatMap {
                specs.modules[$0]
            }
        )
        files = Set(specs.paths.indices.filter { !own.contains($0) }.map(specs.id))
    }

    func contains(_ file: FileID) -> Bool {
        files.contains(file)
    }

    func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
        files.isEmpty ? diagnostics : diagnostics.filter { !isTheirs($0) }
    }

    func withoutWarnings(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        files.isEmpty ? diagnostics : diagnostics.filter { $0.severity == .error || !isTheirs($0) }
    }

    private func isTheirs(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.range.map { files.contains($0.file) } ?? false
    }
}
