import ScreenSpecDiagnostics
import ScreenSpecFileSystem

/// Which findings a run shows, of all that it made.
struct FindingFilter: Sendable {
    let paths: PathFilter
    let changes: ChangedFiles?
    /// The absolute folder that paths of files start from.
    let folder: String
    let registry: RuleRegistry

    init(_ project: CheckedProject, _ request: CheckRequest, _ changes: ChangedFiles?) {
        folder = project.compilation.location.folder
        paths = PathFilter(
            request.paths,
            from: request.compile.workingFolder,
            folder: folder,
            files: request.paths.isEmpty ? [] : project.files.all.map(\.path)
        )
        self.changes = changes
        registry = project.registry
    }

    /// A finding counts as being where it stands, and where its notes do: what a changed spec demands of an unchanged
    /// class is news. What no team can switch off is shown wherever it is, since it keeps other rules from looking.
    func shows(_ finding: Diagnostic, in files: SourceFiles) -> Bool {
        shows(finding, in: files) { isChanged($0) }
    }

    /// Whether it would be shown if all files had changed.
    func selects(_ finding: Diagnostic, in files: SourceFiles) -> Bool {
        shows(finding, in: files) { _ in true }
    }

    private func shows(_ finding: Diagnostic, in files: SourceFiles, where isWanted: (String) -> Bool) -> Bool {
        guard registry.description(finding.rule)?.isConfigurable == true else { return true }
        let places = ([finding.range] + finding.notes.map(\.range)).compactMap { $0.flatMap(files.path) }
        if places.isEmpty { return true }
        return places.contains { paths.contains($0) && isWanted($0) }
    }

    private func isChanged(_ path: String) -> Bool {
        guard let changes else { return true }
        return changes.contains(Paths.normalised(Paths.join(folder, path)))
    }
}
