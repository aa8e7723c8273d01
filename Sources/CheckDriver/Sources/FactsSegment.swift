import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecFileSystem
import SourceFacts

/// One file of kept facts, in which they are found by the hash of what they were taken from.
///
/// It starts with a head (mark, number of entries, hash of the index, the program that wrote it), the index follows, sorted by
/// key, and then the facts of each file as `FileFacts` has them. What another build of the
/// program has written is not read: its parser or its visitor may be another one. Whatever is wrong with it, it is as if it were
/// not there.
final class FactsSegment: Sendable {
    typealias Entry = (key: FactsKey, facts: OwnedFacts)

    private let file: RandomAccessFile
    private let index: [UInt32]
    /// The program that runs: what another one has written is no segment.
    let writer: CompilerIdentity

    private static let mark: UInt32 = 0x5346_4333
    private static let ownHeadCount = 4
    private static let headCount = ownHeadCount + CompilerIdentity.wordCount
    /// Words of an index entry: hash (2), byte count, first word (2), word count, hash of the facts (2).
    private static let entryCount = 8
    private static let entryLimit = 1 << 22
    /// Forty times what an app of 4,000 files takes.
    static let byteLimit = 1 << 30

    init?(_ path: String) {
        guard let file = RandomAccessFile(path), let head = file.words(at: 0, count: Self.headCount),
            head[0] == Self.mark, head[1] <= Self.entryLimit,
            let writer = CompilerIdentity(words: head[Self.ownHeadCount...]), writer.isCurrent,
            let index = file.words(at: Self.headCount * 4, count: Int(head[1]) * Self.entryCount),
            Self.hash(index) == (head[2], head[3])
        else { return nil }
        self.file = file
        self.index = index
        self.writer = writer
    }

    var count: Int { index.count / Self.entryCount }

    // MARK: Reading

    func contains(_ key: FactsKey) -> Bool {
        entry(for: key) != nil
    }

    /// All facts of the segment.
    struct Contents: Sendable {
        fileprivate let segment: FactsSegment
        fileprivate let memory: FactsMemory

        /// May be called from any thread.
        func facts(for key: FactsKey) -> OwnedFacts? {
            segment.facts(for: key, in: memory)
        }
    }

    /// A copy: of a file that is shown in memory, somebody else may cut off or rewrite what was looked at already.
    ///
    /// `nil` where there are none, or more than any app has: then somebody else has written them.
    func contents(_ jobs: Jobs) -> Contents? {
        let byteCount = file.byteCount - factsOffset
        guard byteCount > 0, file.byteCount <= Self.byteLimit else { return nil }
        var isWhole = false
        let memory = FactsMemory(byteCount: byteCount) { isWhole = file.read(at: factsOffset, into: $0, jobs) }
        return isWhole ? Contents(segment: self, memory: memory) : nil
    }

    /// Where the facts of the first file start.
    private var factsOffset: Int { (Self.headCount + index.count) * 4 }

    private func facts(for key: FactsKey, in memory: FactsMemory) -> OwnedFacts? {
        guard let entry = entry(for: key) else { return nil }
        let first = Int(index[entry + 3]) | Int(index[entry + 4]) << 32
        let count = Int(index[entry + 5])
        guard first < Int(Int32.max) * 4,
            let facts = OwnedFacts(memory, at: first * 4 - factsOffset, byteCount: count * 4),
            Self.hash(facts.facts.storedBytes) == (index[entry + 6], index[entry + 7])
        else { return nil }
        return facts
    }

    private func entry(for key: FactsKey) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let candidate = self.key(middle)
            if candidate == key { return middle * Self.entryCount }
            if candidate < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func key(_ position: Int) -> FactsKey {
        let entry = position * Self.entryCount
        return FactsKey(hash: UInt64(index[entry]) | UInt64(index[entry + 1]) << 32, byteCount: index[entry + 2])
    }

    private static func hash(_ words: [UInt32]) -> (UInt32, UInt32) {
        words.withUnsafeBytes { hash($0) }
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> (UInt32, UInt32) {
        let value = ContentHash(bytes).value
        return (UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32))
    }

    // MARK: Writing

    /// What the index says of the facts of one file.
    private struct Row {
        let key: FactsKey
        let first: Int
        let count: Int
        let hash: (UInt32, UInt32)

        func append(to index: inout [UInt32]) {
            index.append(UInt32(truncatingIfNeeded: key.hash))
            index.append(UInt32(truncatingIfNeeded: key.hash >> 32))
            index.append(key.byteCount)
            index.append(UInt32(truncatingIfNeeded: first))
            index.append(UInt32(truncatingIfNeeded: first >> 32))
            index.append(UInt32(truncatingIfNeeded: count))
            index.append(hash.0)
            index.append(hash.1)
        }
    }

    /// Replaces a segment as a whole.
    @discardableResult
    static func replace(
        _ name: String,
        in folder: CacheFolder,
        with entries: [Entry],
        by writer: CompilerIdentity
    ) -> Bool {
        var known = Set<FactsKey>(minimumCapacity: entries.count)
        let entries = entries.filter { known.insert($0.key).inserted }
        return folder.replace(name) { file in
            file.write(head(of: entries, by: writer))
            withExtendedLifetime(entries) { file.write(gathering: entries.map(\.facts.facts.storedBytes)) }
        }
    }

    /// All that stands before the facts, which follow in the order of the entries.
    private static func head(of entries: [Entry], by writer: CompilerIdentity) -> [UInt32] {
        var rows: [Row] = []
        rows.reserveCapacity(entries.count)
        var next = headCount + entries.count * entryCount
        for (key, facts) in entries {
            let bytes = facts.facts.storedBytes
            rows.append(Row(key: key, first: next, count: bytes.count / 4, hash: hash(bytes)))
            next += bytes.count / 4
        }
        rows.sort { $0.key < $1.key }
        var index: [UInt32] = []
        index.reserveCapacity(rows.count * entryCount)
        for row in rows { row.append(to: &index) }
        let indexHash = hash(index)
        return [mark, UInt32(truncatingIfNeeded: rows.count), indexHash.0, indexHash.1] + writer.words + index
    }
}
