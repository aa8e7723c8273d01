import ScreenModel
import ScreenSpecCache
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// The project file, and what runs have left beside it.
struct ProjectExaminations {
    private let project: LoadedProject

    init(_ project: LoadedProject) {
        self.project = project
    }

    var all: [Examination] { [projectFile, cache] }

    private var folder: String { project.location.folder }

    private var projectFile: Examination {
        let problems = project.diagnostics.map(line)
        guard let file = project.location.file else {
            guard problems.isEmpty else { return Examination("project file", "none", state: .wrong, advice: problems) }
            return Examination(
                "project file",
                "none here, nor in a folder around this one",
                state: .missing,
                advice: ["'screenspec init' writes one."]
            )
        }
        let name = Paths.display(file, from: Paths.normalised(Paths.workingFolder))
        guard problems.isEmpty else { return Examination("project file", name, state: .wrong, advice: problems) }
        return Examination("project file", "\(name), language version \(LanguageVersion.current)")
    }

    private func line(_ problem: Diagnostic) -> String {
        guard let range = problem.range, let file = project.files[range.file] else { return problem.messageWithHelp }
        let position = file.position(at: range.offsets.lowerBound)
        return "\(file.path):\(position.line):\(position.column): \(problem.messageWithHelp)"
    }

    // MARK: The cache

    private var cache: Examination {
        let path = CacheFolder(projectFolder: folder).path
        let name = Paths.name(of: path)
        guard let status = try? FileStatus(path: path) else {
            return Examination("cache", "none yet: the next run writes \(name)")
        }
        guard status.kind == .folder, let listing = try? FolderListing(path: path), FileStatus.isWritable(path) else {
            return Examination(
                "cache",
                "\(name), which cannot be used",
                state: .wrong,
                advice: [
                    "Nothing is remembered, so that each run does everything. Remove it, or make it a folder of yours."
                ]
            )
        }
        let sizes = listing.entries.map { (try? FileStatus(path: Paths.join(path, $0.name)).size) ?? 0 }
        let megabytes = Double(sizes.reduce(0, +)) / 1_000_000
        let value = "\(name), \((megabytes * 10).rounded() / 10) MB"
        guard !isCommitted(path) else {
            return Examination(
                "cache",
                value,
                state: .wrong,
                advice: ["It is committed, and changes with every run: 'git rm -r --cached \(name)'."]
            )
        }
        return Examination("cache", value)
    }

    /// Whether git keeps a file of the cache.
    private func isCommitted(_ path: String) -> Bool {
        guard Repository.folder(of: folder) != nil else { return false }
        let command = ChildProgram.Command("git", ["-C", folder, "--no-pager", "ls-files", "--", path])
        guard let completed = try? ChildProgram.run(command) else { return false }
        return completed.status == 0 && !completed.output.isEmpty
    }
}
