/// Where files stand to one another: which of several types of one name is meant depends on it.
struct FilePlaces: Sendable {
    /// The numbers of the folders on the way to each file from the top, one file after the other.
    private var folders: [Int32] = []
    /// Where the folders of each file start, and where all end.
    private var starts: [Int] = [0]
    /// By the numbers of files; -1 where there is none.
    private var modules: [Int32] = []

    init(_ files: [CodeFile]) {
        var folderNumbers: [Substring: Int32] = [:]
        var moduleNumbers: [String: Int32] = [:]
        for (number, file) in files.enumerated() {
            var sharedCount = 0
            if number > 0 {
                sharedCount = file.sharedFolderCount(with: files[number - 1])
                for position in 0..<sharedCount { folders.append(folders[starts[number - 1] + position]) }
            }
            for folder in Self.folders(of: file.path).dropFirst(sharedCount) {
                folders.append(Self.number(of: folder, in: &folderNumbers))
            }
            starts.append(folders.count)
            modules.append(file.module.map { Self.number(of: $0, in: &moduleNumbers) } ?? -1)
        }
    }

    /// More for a file of the same module and for one in a folder that is near.
    func nearness(of other: Int, to file: Int) -> Int {
        if other == file { return .max }
        let limit = min(starts[other + 1] - starts[other], starts[file + 1] - starts[file])
        var sharedCount = 0
        while sharedCount < limit, folders[starts[other] + sharedCount] == folders[starts[file] + sharedCount] {
            sharedCount += 1
        }
        return sharedCount + (modules[other] == modules[file] ? Self.moduleNearness : 0)
    }

    /// More than any number of folders.
    private static let moduleNearness = 1_000

    /// `App`, `App/Login` of `App/Login/LoginView.swift`.
    private static func folders(of path: String) -> [Substring] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { path[..<$0] }
    }

    private static func number<Key: Hashable>(of key: Key, in numbers: inout [Key: Int32]) -> Int32 {
        if let known = numbers[key] { return known }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[key] = number
        return number
    }
}
