import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd

/// Reads and parses the specs that a partial compile needs, each once. A file has the number that it has in the state.
struct PartialParse {
    private let watched: WatchTable
    private let folder: String
    private let changed: Set<Int>
    private let reader: FileReader
    private let jobs: Jobs
    private var parsed: [Int: (watched: WatchedFile, source: SourceFile, file: ParsedFile)] = [:]

    /// A spec cannot be read, or is another one than it was a moment ago.
    struct Disturbance: Error {}

    /// - Parameter changed: The specs, by their places in the table, that may hold something else.
    init(_ watched: WatchTable, in folder: String, changed: Set<Int>, reader: FileReader, jobs: Jobs) {
        self.watched = watched
        self.folder = folder
        self.changed = changed
        self.reader = reader
        self.jobs = jobs
    }

    mutating func parse(_ indexes: some Sequence<Int>) throws(Disturbance) {
        let missing = indexes.filter { parsed[$0] == nil }.sorted()
        let (watched, folder, changed, reader) = (watched, folder, changed, reader)
        let read = jobs.map(missing) { index -> (WatchedFile, SourceFile, ParsedFile)? in
            let path = watched.path(index)
            guard
                let content = try? (changed.contains(index) ? reader : FileReader()).readStamped(
                    Paths.join(folder, path)
                )
            else { return nil }
            let source = SourceFile(id: FileID(index: index), path: path, bytes: content.bytes)
            let file = WatchedFile(path: path, content, hash: ContentHash(content.bytes).value)
            return (file, source, SpecParser.parse(source))
        }
        for (index, result) in zip(missing, read) {
            guard let result, changed.contains(index) || result.0.hash == watched.entries[index].hash else {
                throw Disturbance()
            }
            parsed[index] = result
        }
    }

    /// All files that were parsed, in the order of their paths.
    var all: [ParsedFile] { files(parsed.keys) }

    /// The files in the order of their paths.
    func files(_ indexes: some Sequence<Int>) -> [ParsedFile] {
        indexes.sorted().compactMap { parsed[$0]?.file }
    }

    func file(_ index: Int) -> ParsedFile? { parsed[index]?.file }
    func watchedFile(_ index: Int) -> WatchedFile? { parsed[index]?.watched }

    /// The sources that were read, by their numbers.
    var sources: [FileID: SourceFile] {
        Dictionary(uniqueKeysWithValues: parsed.values.map { ($0.source.id, $0.source) })
    }
}
