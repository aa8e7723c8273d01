/// The folders and files of modules: a folder with code of one module alone is all of it, however deep.
struct UnitSources {
    enum Owner: Hashable {
        case set(Int)
        /// Compiled into several modules, each for itself.
        case shared
        /// In no target that anybody knows.
        case nobody
    }

    /// The modules that are asked for.
    let kept: Set<Int>
    private var files: [(path: [Substring], owner: Owner)] = []

    /// Of a module that has more, the files lie among those of others.
    private static let limit = 16

    init(kept: Set<Int>) { self.kept = kept }

    mutating func add(_ path: String, _ owner: Owner) {
        files.append((path.split(separator: "/"), owner))
    }

    /// By modules; `nil` where their files lie among one another.
    var all: [Int: [String]]? {
        var found: [Int: [String]] = [:]
        place(files[...], depth: 0, &found)
        return found.values.allSatisfy { $0.count <= Self.limit } ? found : nil
    }

    /// - Parameter files: Those of one folder, sorted.
    private func place(
        _ files: ArraySlice<(path: [Substring], owner: Owner)>,
        depth: Int,
        _ found: inout [Int: [String]]
    ) {
        let owners = Set(files.map(\.owner)).subtracting([.nobody])
        if owners.count < 2, depth > 0, let first = files.first {
            if case .set(let set) = owners.first, kept.contains(set) {
                found[set, default: []].append(first.path.prefix(depth).joined(separator: "/"))
            }
            return
        }
        var start = files.startIndex
        while start < files.endIndex {
            let isFile = files[start].path.count == depth + 1
            let name = files[start].path[depth]
            let end =
                isFile
                ? start + 1
                : files[start...].firstIndex { $0.path.count == depth + 1 || $0.path[depth] != name } ?? files.endIndex
            place(files[start..<end], depth: depth + 1, &found)
            start = end
        }
    }
}
