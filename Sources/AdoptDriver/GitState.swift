import ScreenSpecFileSystem

/// Which files git knows as they are.
struct GitState {
    enum Answer: Equatable {
        case clean
        /// The files that git knows otherwise, or not at all.
        case changed([String])
        /// There is no repository, or no git.
        case unknown
    }

    /// - Parameter paths: From the folder.
    static func answer(about paths: [String], in folder: String) -> Answer {
        guard !paths.isEmpty else { return .clean }
        let arguments =
            [
                "-C", folder, "--no-pager", "-c", "core.quotePath=false", "status", "--porcelain", "-z", "--ignored",
                "--",
            ]
            + paths
        let command = ChildProgram.Command("git", arguments, environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"])
        guard let completed = try? ChildProgram.run(command), completed.status == 0 else { return .unknown }
        let changed = completed.output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
        return changed.isEmpty ? .clean : .changed(changed)
    }
}
