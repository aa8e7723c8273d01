/// Collects files below folders by the suffix of their names, each file once, whatever links lead to it.
///
/// Hidden folders are passed over, and so are those of other people's code, playgrounds, templates of Xcode and what it exports for
/// translators. Symbolic links are followed after all else, so that a file is known by its own path where it has one below, and a circle
/// of links ends.
package struct FolderWalk {
    private static let skippedFolders: Set<String> = ["node_modules", "Pods", "Local Pods", "Carthage", "DerivedData"]
    private static let skippedSuffixes = [".playground", ".xctemplate", ".xcloc"]

    let suffixes: [String]
    /// Whether a folder with such a suffix is a folder like any other.
    let entersNamedFolders: Bool
    /// Those of one folder after the other; a path may come twice where a file system numbers files anew.
    private(set) var files: [String] = []
    private let listings: FolderListings?
    private(set) var problems: [(path: String, error: SystemError)] = []
    /// The folders that were entered, and whether links lead elsewhere: all that the result depends on.
    private(set) var folders: [WatchedFile] = []
    private(set) var meetsLinks = false
    private var visitedFolders: Set<FileIdentity> = []
    private var knownFiles: Set<FileIdentity> = []
    private var links: [String] = []
    private var isFollowingLinks = false

    /// - Parameter listings: Those of folders that were listed already.
    init(suffixes: [String], entersNamedFolders: Bool = false, listings: FolderListings? = nil) {
        self.suffixes = suffixes
        self.listings = listings
        self.entersNamedFolders = entersNamedFolders
    }

    package static func isSkipped(folder name: String) -> Bool {
        name.hasPrefix(".") || skippedFolders.contains(name) || skippedSuffixes.contains(where: name.hasSuffix)
    }

    /// Whether something stands before the suffix as well.
    static func hasSuffix(_ name: String, among suffixes: [String]) -> Bool {
        suffixes.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// Adds a file whatever its name.
    mutating func add(file path: String, identity: FileIdentity) {
        if knownFiles.insert(identity).inserted { files.append(path) }
    }

    mutating func add(folder path: String) {
        var pending = [path]
        while let folder = pending.popLast() {
            let listing: FolderListing
            do {
                if let known = listings?[folder] { listing = known } else { listing = try FolderListing(path: folder) }
            } catch {
                problems.append((folder, error))
                continue
            }
            guard visitedFolders.insert(listing.identity).inserted else { continue }
            folders.append(listing.watched)
            var inner: [String] = []
            for entry in listing.entries {
                switch entry.kind {
                // What is named like a spec and is none, is somebody's mistake, which reading it will explain.
                case .file, .special, .folder:
                    if hasSuffix(entry.name), !(entry.kind == .folder && entersNamedFolders) {
                        if !entry.isHidden { add(entry, in: folder) }
                    } else if entry.kind == .folder, !Self.isSkipped(folder: entry.name) {
                        inner.append(Paths.join(folder, entry.name))
                    }
                case .link where !Self.isSkipped(folder: entry.name):
                    meetsLinks = true
                    links.append(Paths.join(folder, entry.name))
                case .link: break
                }
            }
            // The first one is entered next, so that files come nearly in their order.
            pending += inner.reversed()
        }
    }

    /// Follows the links that the folders held; to be called once, after all of them.
    mutating func followLinks() {
        isFollowingLinks = true
        while !links.isEmpty {
            let round = links.sorted()
            links = []
            for link in round {
                guard let status = try? FileStatus(path: link) else {
                    if hasSuffix(Paths.name(of: link)) { files.append(link) }
                    continue
                }
                if status.kind == .folder {
                    add(folder: link)
                } else if hasSuffix(Paths.name(of: link)) {
                    add(file: link, identity: status.identity)
                }
            }
        }
    }

    private func hasSuffix(_ name: String) -> Bool {
        Self.hasSuffix(name, among: suffixes)
    }

    private mutating func add(_ entry: FolderListing.Entry, in folder: String) {
        // A link may lead to the folder of a file that was named by itself.
        guard knownFiles.insert(entry.identity).inserted || !isFollowingLinks else { return }
        files.append(Paths.join(folder, entry.name))
    }
}
