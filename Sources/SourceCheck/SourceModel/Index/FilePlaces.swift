/// Where files stand to one another: which of several types of one name is meant depends on it.
struct FilePlaces: Sendable {
    /// The numbers of the folders on the way to each file from the top, one file after the other.
    private var folders: [Int32] = []
    /// Where the folders of each file start, and where all end.
    private var starts: [Int] = [0]
    /// By the numbers of files; -1 where there is none.
    private var modules: [Int32] = []

    /// - Parameter files: In the order of their paths, so that what lies in a folder stands together.
    init(_ files: [CodeFile]) {
        var folderCount: Int32 = 0
        var moduleNumbers: [String: Int32] = [:]
        var previous: [UInt8] = []
        for file in files {
            let path = Array(file.path.utf8)
            var rest = addFolders(of: path, sharedWith: previous)
            while let end = path[rest...].firstIndex(of: UInt8(ascii: "/")) {
                folders.append(folderCount)
                folderCount += 1
                rest = end + 1
            }
            starts.append(folders.count)
            modules.append(file.module.map { Self.number(ofModule: $0, in: &moduleNumbers) } ?? -1)
            previous = path
        }
    }

    /// Files come in the order of their paths, so that most lie where the one before does. Returns where the path goes on.
    private mutating func addFolders(of path: [UInt8], sharedWith previous: [UInt8]) -> Int {
        let start = starts.count > 1 ? starts[starts.count - 2] : 0
        var sharedCount = 0
        var rest = 0
        for offset in 0..<min(path.count, previous.count) {
            guard path[offset] == previous[offset] else { break }
            guard path[offset] == UInt8(ascii: "/") else { continue }
            folders.append(folders[start + sharedCount])
            sharedCount += 1
            rest = offset + 1
        }
        return rest
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

    private static func number(ofModule module: String, in numbers: inout [String: Int32]) -> Int32 {
        if let known = numbers[module] { return known }
        let number = Int32(truncatingIfNeeded: numbers.count)
        numbers[module] = number
        return number
    }
}
