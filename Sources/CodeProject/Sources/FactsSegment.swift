import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SourceFacts

/// One file of kept facts, in which they are found by the hash of what they were taken from.
///
/// An index stands before the facts of each file as `FileFacts` has them, with a hash of each, so that facts which nobody asks for
/// need not be right.
final class FactsSegment: Sendable {
    typealias Entry = (key: FactsKey, facts: OwnedFacts)

    private let contents: CacheFile.Contents
    private let rows: [FactsKey: Row]

    /// Forty times what an app of 4,000 files takes.
    private static let byteLimit = 1 << 30

    init?(_ name: String, in folder: CacheFolder) {
        guard let contents = CacheFile(name, in: folder).read(), let index = contents.part(0) else { return nil }
        var reader = ByteReader(index)
        guard let rows = try? reader.readArray(of: Row.self) else { return nil }
        self.contents = contents
        self.rows = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    }

    var count: Int { rows.count }

    // MARK: Reading

    func contains(_ key: FactsKey) -> Bool {
        rows[key] != nil
    }

    /// All facts of the segment.
    struct Contents: Sendable {
        fileprivate let segment: FactsSegment
        fileprivate let memory: FactsMemory

        /// May be called from any thread.
        func facts(for key: FactsKey) -> OwnedFacts? {
            guard let row = segment.rows[key], let offset = Int(exactly: row.offset),
                let facts = OwnedFacts(memory, at: offset, byteCount: Int(row.byteCount)),
                row.hash == ContentHash(facts.facts.storedBytes).value
            else { return nil }
            return facts
        }
    }

    /// `nil` where there are none, or more than any app has: then somebody else has written them.
    func contents(_ jobs: Jobs) -> Contents? {
        guard contents.bodyByteCount <= Self.byteLimit else { return nil }
        var isWhole = false
        let memory = FactsMemory(byteCount: contents.bodyByteCount) { isWhole = contents.readBody(into: $0, jobs) }
        return isWhole ? Contents(segment: self, memory: memory) : nil
    }

    // MARK: Writing

    /// What the index says of the facts of one file.
    private struct Row: BitwiseCopyable {
        let key: FactsKey
        let byteCount: UInt32
        let offset: UInt64
        let hash: UInt64
    }

    /// Replaces a segment as a whole.
    @discardableResult
    static func replace(_ name: String, in folder: CacheFolder, with entries: [Entry]) -> Bool {
        var known = Set<FactsKey>(minimumCapacity: entries.count)
        let entries = entries.filter { known.insert($0.key).inserted }
        var rows: [Row] = []
        rows.reserveCapacity(entries.count)
        var offset = 0
        for (key, facts) in entries {
            let row = facts.withFacts {
                Row(
                    key: key,
                    byteCount: UInt32(truncatingIfNeeded: $0.byteCount),
                    offset: UInt64(offset),
                    hash: ContentHash($0.storedBytes).value
                )
            }
            rows.append(row)
            offset += Int(row.byteCount)
        }
        var index = ByteWriter()
        index.write(array: rows)
        return withExtendedLifetime(entries) {
            CacheFile(name, in: folder).write([index.bytes], body: entries.map(\.facts.facts.storedBytes))
        }
    }
}
