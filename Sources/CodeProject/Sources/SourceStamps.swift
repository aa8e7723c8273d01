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

    /// By their paths.
    private let entries: [UInt64: Entry]

    private static let name = "stamps"

    /// Those of an earlier run; none where there are none, or where they are damaged.
    init(in folder: CacheFolder) {
        var reader = ByteReader(CacheFile(Self.name, in: folder).read()?.part(0) ?? [])
        let entries = (try? reader.readArray(of: Entry.self)) ?? []
        self.entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    }

    static func keep(_ entries: [Entry], in folder: CacheFolder) {
        var writer = ByteWriter()
        writer.write(array: entries)
        CacheFile(name, in: folder).write([writer.bytes])
    }

    /// The entry of a file of which the system says what it said then.
    func entry(for path: String) -> Entry? {
        guard !entries.isEmpty, let entry = entries[Self.number(of: path)], entry.stamp == FileStamp(path: path) else {
            return nil
        }
        return entry
    }

    private static func number(of path: String) -> UInt64 {
        ContentHash(Array(path.utf8)).value
    }
}

extension FactsKey {
    init(_ entry: SourceStamps.Entry) {
        self.init(hash: entry.hash, byteCount: UInt32(truncatingIfNeeded: entry.byteCount))
    }
}
