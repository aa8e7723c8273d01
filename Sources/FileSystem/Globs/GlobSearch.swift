/// Looks for the files and folders that a pattern names, without entering a folder that cannot hold any.
struct GlobSearch {
    struct Match {
        let path: String
        let isFolder: Bool
        let identity: FileIdentity
    }

    private struct Step: Hashable {
        let folder: FileIdentity
        let alternative: Int
        let component: Int
    }

    private let pattern: GlobPattern
    private let start: String
    /// Where the search has been: a circle of links, and `**` after `**`, end here.
    private var visited: Set<Step> = []
    private var matches: [String: Match] = [:]
    /// The folders whose entries decide what there is to find.
    private var folders: [String: WatchedFile] = [:]

    init(_ pattern: GlobPattern, from start: String) {
        self.pattern = pattern
        self.start = start
    }

    /// All matches in the order of their paths, and the folders that were looked into. What cannot be read matches
    /// nothing.
    func run() -> (matches: [Match], folders: [WatchedFile]) {
        var search = self
        for alternative in pattern.alternatives.indices {
            search.search(alternative)
        }
        return (search.matches.values.sorted { $0.path < $1.path }, search.folders.values.sorted { $0.path < $1.path })
    }

    private mutating func search(_ alternative: Int) {
        let (isAbsolute, components) = pattern.alternatives[alternative]
        var pending = [(path: isAbsolute ? "/" : start, component: 0)]
        while let (path, index) = pending.popLast() {
            guard index < components.count else {
                add(path)
                continue
            }
            if case .name(let name) = components[index] {
                // Whether there is such an entry is for the folder to tell.
                if folders[path] == nil { folders[path] = (try? FolderListing(path: path))?.watched }
                pending.append((Paths.normalised(Paths.join(path, name)), index + 1))
                continue
            }
            guard let listing = try? FolderListing(path: path) else { continue }
            folders[path] = listing.watched
            let step = Step(folder: listing.identity, alternative: alternative, component: index)
            guard visited.insert(step).inserted else { continue }
            switch components[index] {
            case .anyFolders:
                // No folder at all, or one more and the same question again.
                if index + 1 < components.count { pending.append((path, index + 1)) } else { add(path) }
                for entry in listing.entries where Self.mayBeFolder(entry) {
                    pending.append((Paths.join(path, entry.name), index))
                }
                if index + 1 == components.count {
                    for entry in listing.entries where entry.kind == .file && !entry.isHidden {
                        add(Paths.join(path, entry.name))
                    }
                }
            case .pattern(let name):
                for entry in listing.entries where name.matches(entry.name) {
                    if index + 1 == components.count {
                        add(Paths.join(path, entry.name))
                    } else if Self.mayBeFolder(entry) {
                        pending.append((Paths.join(path, entry.name), index + 1))
                    }
                }
            case .name: break
            }
        }
    }

    private mutating func add(_ path: String) {
        guard matches[path] == nil, let status = try? FileStatus(path: path) else { return }
        matches[path] = Match(path: path, isFolder: status.kind == .folder, identity: status.identity)
    }

    private static func mayBeFolder(_ entry: FolderListing.Entry) -> Bool {
        (entry.kind == .folder || entry.kind == .link) && !FolderWalk.isSkipped(folder: entry.name)
    }
}
