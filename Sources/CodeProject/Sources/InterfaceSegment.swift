import InterfaceBuilder
import ScreenSpecCache

/// The kept facts of storyboards, xibs and Objective-C, found by the hash of what they were taken from.
///
/// All of them are few and small beside those of Swift: one file, replaced as a whole.
final class InterfaceSegment: Sendable {
    typealias Entry = (key: FactsKey, facts: InterfaceFacts)

    private let contents: CacheFile.Contents
    private let rows: [FactsKey: Row]

    private static let name = "facts-interface"

    init?(in folder: CacheFolder) {
        guard let contents = CacheFile(Self.name, in: folder).read(), let index = contents.part(0) else { return nil }
        var reader = ByteReader(index)
        guard let rows = try? reader.readArray(of: Row.self) else { return nil }
        self.contents = contents
        self.rows = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    }

    func contains(_ key: FactsKey) -> Bool {
        rows[key] != nil
    }

    /// All facts of the segment; `nil` where they are damaged.
    var facts: Contents? {
        contents.part(1).map { Contents(rows: rows, bytes: $0) }
    }

    struct Contents: Sendable {
        fileprivate let rows: [FactsKey: Row]
        fileprivate let bytes: [UInt8]

        /// May be called from any thread.
        func facts(for key: FactsKey) -> InterfaceFacts? {
            guard let row = rows[key], let lower = Int(exactly: row.offset),
                lower <= bytes.count, Int(row.byteCount) <= bytes.count - lower
            else { return nil }
            return InterfaceFacts(storedBytes: bytes[lower..<lower + Int(row.byteCount)])
        }
    }

    fileprivate struct Row: BitwiseCopyable {
        let key: FactsKey
        let byteCount: UInt32
        let offset: UInt64
    }

    static func replace(in folder: CacheFolder, with entries: [Entry]) {
        var known: Set<FactsKey> = []
        var rows: [Row] = []
        var bytes: [UInt8] = []
        for (key, facts) in entries where known.insert(key).inserted {
            guard let stored = facts.storedBytes else { continue }
            rows.append(
                Row(key: key, byteCount: UInt32(truncatingIfNeeded: stored.count), offset: UInt64(bytes.count))
            )
            bytes += stored
        }
        var index = ByteWriter()
        index.write(array: rows)
        CacheFile(name, in: folder).write([index.bytes, bytes])
    }
}
