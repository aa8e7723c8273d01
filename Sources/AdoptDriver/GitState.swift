import ScreenSpecFileSystem

/// Which files git knows as they are.
struct GitState {
    /// The files that git knows otherwise, or not at all.
    private(set) var changed: [String] = []
    private(set) var ignored: Set<String> = []

    /// - Parameter paths: From the folder.
    /// - Returns: `nil` where there is no repository, or no git.
    init?(of paths: [String], in folder: String) {
        guard !paths.isEmpty else { return }
        let options = ["--no-pager", "-c", "core.quotePath=false", "status", "--porcelain", "-z", "--ignored", "--"]
        let arguments = ["-C", folder] + options + paths
        let command = ChildProgram.Command("git", arguments, environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"])
        guard let completed = try? ChildProgram.run(command), completed.status == 0 else { return nil }
        for entry in completed.output.split(separator: 0) {
            let path = String(decoding: entry.dropFirst(3), as: UTF8.self)
            if entry.starts(with: "!!".utf8) { ignored.insert(path) } else { changed.append(path) }
        }
    }
}
