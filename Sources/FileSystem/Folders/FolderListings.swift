import ScreenSpecConcurrency

/// What the folders below one folder hold, listed by all threads before walks go through them one folder after the other.
///
/// Several walks may use the same: a check looks for specs and for Swift, and mostly in the same folders.
package struct FolderListings: Sendable {
    private var listings: [String: FolderListing] = [:]
    /// Folders may lie in themselves where a file system lets them.
    private var visited: Set<FileIdentity> = []

    /// Folders that a walk would pass over are left out, and so are those that cannot be read: to say so is up to the walk.
    package init(below folder: String, _ jobs: Jobs) {
        var pending = [Paths.normalised(folder)]
        var position = 0
        while position < pending.count, pending.count - position < Self.pieceCount {
            pending += add(pending[position])
            position += 1
        }
        let others = jobs.map(Array(pending[position...])) { folder in
            var below = FolderListings()
            var pending = [folder]
            while let next = pending.popLast() { pending += below.add(next) }
            return below.listings
        }
        for other in others { listings.merge(other) { first, _ in first } }
    }

    private init() {}

    /// Enough for threads to share, however different the folders are in size.
    private static let pieceCount = 48

    subscript(path: String) -> FolderListing? { listings[path] }

    /// Lists a folder and returns those in it that a walk would enter.
    private mutating func add(_ folder: String) -> [String] {
        guard let listing = try? FolderListing(path: folder), visited.insert(listing.identity).inserted else {
            return []
        }
        listings[folder] = listing
        return listing.entries.compactMap { entry in
            entry.kind == .folder && !FolderWalk.isSkipped(folder: entry.name)
                ? Paths.join(folder, entry.name) : nil
        }
    }
}
