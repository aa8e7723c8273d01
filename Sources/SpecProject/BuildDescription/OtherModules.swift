import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd

/// The specs that a run reads for their names alone.
///
/// What is wrong with them is for the build of their own module to say, under its own rules. Here only errors for which
/// a file could not be understood count: without the names in it, others would seem unknown.
struct OtherModules: Sendable {
    private let files: Set<FileID>

    init(_ sources: ProjectSources, _ parsed: [ParsedFile], folder: String) {
        guard sources.areDescribed else {
            files = []
            return
        }
        let own = sources.modules.filter { sources.isRequested($0.name) }.flatMap(\.paths)
        let paths = Set(own.map { Paths.display($0, from: folder) })
        files = Set(parsed.filter { !paths.contains($0.path) }.map(\.id))
    }

    /// The same of specs that are remembered.
    ///
    /// - Parameter file: The number of a spec, by its place among all.
    init(_ sources: ProjectSources, _ records: RecordTable, file: (Int) -> FileID) {
        guard sources.areDescribed, sources.modules.count > 1 else {
            files = []
            return
        }
        files = Set((0..<records.count).filter { sources.isRead(Int(records.share($0).module)) }.map(file))
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
