/// The repository that a project lies in.
package enum Repository {
    /// The absolute folder of the nearest one at or above a folder. In a worktree or a submodule `.git` is a file.
    package static func folder(of folder: String) -> String? {
        Paths.ancestry(of: folder).first { FileReader.exists(Paths.join($0, ".git")) }
    }
}
