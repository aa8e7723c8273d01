import ScreenSpecFileSystem

/// What git knows of files.
struct GitState {
    /// The files that git knows otherwise, or not at all and does not ignore; from the folder at the top of the repository.
    private var changed: [String] = []
    /// Those of which git knows something, as they were asked for.
    private var tracked: Set<String> = []

    /// - Parameter paths: From the folder.
    /// - Returns: `nil` where there is no repository, or no git.
    init?(of paths: [String], in folder: String) {
        guard !paths.isEmpty else { return }
        let status = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
        guard let changed = Self.run(status, paths, in: folder),
            let tracked = Self.run(["ls-files", "-z"], paths, in: folder)
        else { return nil }
        self.changed = changed.map { String($0.dropFirst(3)) }
        self.tracked = Set(tracked)
    }

    private static func run(_ words: [String], _ paths: [String], in folder: String) -> [String]? {
        let options = ["--no-pager", "--literal-pathspecs", "-C", folder] + words + ["--"]
        let environment = ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]
        let command = ChildProgram.Command("git", options + paths, environment: environment)
        guard let completed = try? ChildProgram.run(command), completed.status == 0 else { return nil }
        return completed.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    func isTracked(_ path: String) -> Bool { tracked.contains(path) }

    /// Whether git knows a file otherwise; one that it ignores is none of those.
    func isChanged(_ path: String) -> Bool {
        var end = path[...]
        while end.hasPrefix("../") { end = end.dropFirst(3) }
        return changed.contains { $0 == end || $0.hasSuffix("/\(end)") }
    }
}
