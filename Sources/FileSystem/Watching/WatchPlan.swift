/// What a watching run waits for: folders with all below them, and single files.
package struct WatchPlan: Sendable, Hashable {
    /// Folders that are looked into with all below them, whether they exist yet or not.
    private(set) var trees: Set<String> = []
    /// Files that matter whatever they are called.
    private(set) var files: Set<String> = []
    /// The folder of the project: folders between it and a tree are watched for entries that come and go.
    package let top: String

    package init(top: String) {
        self.top = top
    }

    /// A file that matters, whether it exists yet or not.
    package mutating func add(file path: String) {
        files.insert(path)
    }

    /// A folder that matters with all below it, whether it exists yet or not.
    package mutating func add(tree path: String) {
        trees.insert(path)
    }

    /// A file, a folder or a pattern, as seen from a folder.
    package mutating func add(_ path: String, from folder: String) {
        guard !GlobPattern.hasWildcard(path) else {
            let fixed = path.split(separator: "/", omittingEmptySubsequences: false).prefix {
                !GlobPattern.hasWildcard(String($0))
            }
            trees.insert(Paths.normalised(Paths.join(folder, fixed.joined(separator: "/"))))
            return
        }
        let absolute = Paths.normalised(Paths.join(folder, path))
        if (try? FileStatus(path: absolute).kind) == .file {
            files.insert(absolute)
        } else {
            trees.insert(absolute)
        }
    }
}
