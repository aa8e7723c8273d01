import ScreenSpecCache
import ScreenSpecFileSystem

/// What the system said of files when they were last read, with what they held: one of which it says the same is not read
/// again.
///
/// Nothing else depends on it: in a fresh clone, where all stamps are others, files are read and hashed.
struct SourceStamps: Sendable {
    /// A file of which any change gives another stamp.
    struct Entry: BitwiseCopyable {
        let path: UInt64
        let stamp: FileStamp
        let hash: UInt64
        let byteCount: UInt64

        /// `nil` where the file was written so recently that it may change without a trace.
        init?(_ path: String, _ file: StampedFile, _ key: FactsKey) {
            guard file.stamp.isSettled(at: file.moment) else { return nil }
            self.path = SourceStamps.number(of: path)
            stamp = file.stamp
            hash = key.hash
            byteCount = UInt64(key.byteCount)
        }
    }

    /// Sorted by their paths.
    private let entries: [Entry]

    private static let name = "stamps"
    /// Raised whenever the layout changes.
    private static let mark: UInt64 = 0x3130_4D54_534B_4353
    private static let sizeLimit = 256 << 20

    /// Those of an earlier run; none where there are none, or where they are damaged.
    init(in folder: CacheFolder) {
        entries = (try? Self.read(from: folder)) ?? []
    }

    private static func read(from folder: CacheFolder) throws -> [Entry] {
        var reader = ByteReader(try FileReader(limit: sizeLimit).read(folder.path(name)))
        guard try reader.read(UInt64.self) == mark else { return [] }
        let hash = try reader.read(UInt64.self)
        let entries = try reader.readArray(of: Entry.self)
        return hash == Self.hash(of: entries) ? entries : []
    }

    static func keep(_ entries: [Entry], in folder: CacheFolder) {
        let sorted = entries.sorted { $0.path < $1.path }
        var writer = ByteWriter()
        writer.write(mark)
        writer.write(hash(of: sorted))
        writer.write(array: sorted)
        folder.replace(name) { file in writer.bytes.withUnsafeBytes { file.write($0) } }
    }

    /// The entry of a file of which the system says what it said then.
    func entry(for path: String) -> Entry? {
        guard !entries.isEmpty else { return nil }
        let number = Self.number(of: path)
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].path < number { low = middle + 1 } else { high = middle }
        }
        guard low < entries.count, entries[low].path == number, entries[low].stamp == FileStamp(path: path) else {
            return nil
        }
        return entries[low]
    }

    private static func number(of path: String) -> UInt64 {
        ContentHash(Array(path.utf8)).value
    }

    private static func hash(of entries: [Entry]) -> UInt64 {
        entries.withUnsafeBytes { ContentHash($0).value }
    }
}

extension FactsKey {
    init(_ entry: SourceStamps.Entry) {
        self.init(hash: entry.hash, byteCount: UInt32(truncatingIfNeeded: entry.byteCount))
    }
}
