/// The files that somebody looks into who works out an answer, by their indices.
///
/// A class, since whoever answers passes it on with the index. One thread at a time has it, the one that works the answer out.
final class FileVisits: @unchecked Sendable {
    private var isVisited: [Bool]
    private(set) var files: [Int32] = []

    init(fileCount: Int) {
        isVisited = Array(repeating: false, count: fileCount)
    }

    func note(_ file: Int) {
        if isVisited[file] { return }
        isVisited[file] = true
        files.append(Int32(file))
    }

    /// Its own file and those of its extensions.
    func note(_ type: CodeType) {
        note(type.file)
        for file in type.extensionFiles { note(file) }
    }

    func noteAll() {
        for file in isVisited.indices { note(file) }
    }
}
