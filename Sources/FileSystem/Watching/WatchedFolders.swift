import ScreenSpecCLibrary

/// The folders that a plan leads to as they are now, and what matters in them.
struct WatchedFolders: Sendable, Hashable {
    private let files: Set<String>
    private let roots: Set<String>
    /// Folders in which every spec matters.
    private(set) var trees: Set<String> = []
    /// Folders in which only what leads to a tree or a file matters.
    private(set) var surroundings: Set<String> = []
    /// Specs, by their paths, and where symbolic links to specs lead.
    private(set) var specs: Set<String> = []
    private var linkTargets: Set<String> = []

    var paths: Set<String> { trees.union(surroundings) }

    /// - Parameter visit: Called with each folder before it is looked into, so that what appears meanwhile is either
    ///   seen here or told of.
    init(_ plan: WatchPlan, visit: (String) -> Void = { _ in }) {
        files = plan.files
        roots = plan.trees
        for path in plan.files.union(plan.trees).sorted() { addSurroundings(of: path, below: plan.top, visit) }
        var seen: Set<FileIdentity> = []
        var pending = plan.trees.sorted(by: >)
        while let folder = pending.popLast() {
            visit(folder)
            guard let listing = try? FolderListing(path: folder), seen.insert(listing.identity).inserted else {
                continue
            }
            trees.insert(folder)
            for entry in listing.entries {
                let path = Paths.join(folder, entry.name)
                switch entry.kind {
                case .folder where !FolderWalk.isSkipped(folder: entry.name): pending.append(path)
                case .link where !entry.isHidden: follow(path, &pending, visit)
                default: if Self.isSpec(entry.name) { specs.insert(path) }
                }
            }
        }
    }

    /// All folders on the way to a path: one of them may be moved, removed or put in place.
    private mutating func addSurroundings(of path: String, below top: String, _ visit: (String) -> Void) {
        var folder = Paths.folder(of: path)
        while true {
            let exists = (try? FileStatus(path: folder).kind) == .folder
            if exists, surroundings.insert(folder).inserted { visit(folder) }
            let isOutside = folder == top || !Paths.isInside(folder, top)
            guard folder != "/", !(exists && isOutside) else { return }
            folder = Paths.folder(of: folder)
        }
    }

    private mutating func follow(_ link: String, _ pending: inout [String], _ visit: (String) -> Void) {
        guard let real = Paths.real(link), let kind = try? FileStatus(path: real).kind else { return }
        if kind == .folder {
            if !FolderWalk.isSkipped(folder: Paths.name(of: link)) { pending.append(link) }
        } else if Self.isSpec(Paths.name(of: link)) {
            specs.insert(link)
            linkTargets.insert(real)
            let folder = Paths.folder(of: real)
            if surroundings.insert(folder).inserted { visit(folder) }
        }
    }

    /// What an entry of a watched folder, which has come, gone or changed, means for the next run.
    func meaning(of name: String, in folder: String, isFolder: Bool) -> Changes {
        let path = Paths.join(folder, name)
        if files.contains(path) || linkTargets.contains(path) { return .files }
        if trees.contains(folder) {
            if Self.isSpec(name) { return isFolder ? [.files, .folders] : .files }
            return isFolder && !FolderWalk.isSkipped(folder: name) ? .folders : []
        }
        let leadsSomewhere = roots.contains { Paths.isInside($0, path) } || files.contains { Paths.isInside($0, path) }
        return leadsSomewhere ? .folders : []
    }

    private static func isSpec(_ name: String) -> Bool {
        !name.hasPrefix(".") && FolderWalk.hasSuffix(name, among: FileDiscovery.suffixes)
    }

    /// All files whose contents matter.
    var relevantFiles: Set<String> {
        files.union(specs).union(linkTargets)
    }
}

/// What has changed since one has last asked.
package struct Changes: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A spec or a project file.
    package static let files = Changes(rawValue: 1)
    /// Which folders there are to watch.
    package static let folders = Changes(rawValue: 2)
}
