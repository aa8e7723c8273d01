/// The folders that tell most of where findings lie: as deep as they can be without being too many to take in.
struct FolderGrouping: Sendable {
    private let depth: Int

    static let folderLimit = 10

    init(_ paths: [String]) {
        let folders = Set(paths.map { Self.components($0).dropLast() })
        let deepest = folders.map(\.count).max() ?? 0
        depth = (0...deepest).last { depth in Set(folders.map { $0.prefix(depth) }).count <= Self.folderLimit } ?? 0
    }

    /// The folder that a path counts for; `.` is the project's own.
    func folder(_ path: String) -> String {
        let folder = Self.components(path).dropLast().prefix(depth).joined(separator: "/")
        if folder.isEmpty { return path.hasPrefix("/") ? "/" : "." }
        return path.hasPrefix("/") ? "/\(folder)" : folder
    }

    private static func components(_ path: String) -> [Substring] {
        path.split(separator: "/")
    }
}
