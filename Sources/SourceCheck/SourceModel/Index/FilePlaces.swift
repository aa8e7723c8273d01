/// Where files stand to one another: which of several types of one name is meant depends on it.
struct FilePlaces: Sendable {
    /// The numbers of the folders on the way to each file from the top.
    private let folders: [[Int]]
    /// Those numbers by the last names of folders.
    private let numbersByName: [Substring: Set<Int>]
    /// The module of each file.
    private let modules: [String?]

    init(_ files: [CodeFile]) {
        var numbers: [Substring: Int] = [:]
        var numbersByName: [Substring: Set<Int>] = [:]
        folders = files.map { file in
            file.path.indices.filter { file.path[$0] == "/" }.map { end in
                let folder = file.path[..<end]
                if let known = numbers[folder] { return known }
                numbers[folder] = numbers.count
                let name = folder.lastIndex(of: "/").map { folder[folder.index(after: $0)...] } ?? folder
                numbersByName[name, default: []].insert(numbers.count - 1)
                return numbers.count - 1
            }
        }
        modules = files.map(\.module)
        self.numbersByName = numbersByName
    }

    /// Whether a file belongs to a module, which has a folder of its name where no project file says more.
    func holds(_ file: Int, inModule module: String) -> Bool {
        modules[file] == module
            || numbersByName[Substring(module)].map { !$0.isDisjoint(with: folders[file]) } ?? false
    }

    /// More for a file of the same module and for one in a folder that is near.
    func nearness(of other: Int, to file: Int) -> Int {
        if other == file { return .max }
        let sharedCount = zip(folders[other], folders[file]).prefix { $0 == $1 }.count
        return sharedCount + (modules[other] == modules[file] ? Self.moduleNearness : 0)
    }

    /// More than any number of folders.
    private static let moduleNearness = 1_000
}
