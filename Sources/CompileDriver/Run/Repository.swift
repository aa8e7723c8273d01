/// The repository that a project lies in.
enum Repository {
    /// The absolute folder of the nearest one at or above a folder. In a worktree or a submodule `.git` is a file.
    static func folder(of folder: String) -> String? {
        var candidate = Paths.normalised(folder)
        while true {
            if FileReader.exists(Paths.join(candidate, ".git")) { return candidate }
            guard candidate != "/" else { return nil }
            candidate = Paths.folder(of: candidate)
        }
    }
}
