import CompileDriver
import SourceFacts

/// The facts of an earlier run: one file, in which facts are found by the hash of what they were taken from.
///
/// Times and paths play no part, so that a fresh clone with a restored cache parses nothing. The file is only ever
/// replaced as a whole. It starts with a head (mark, number of entries, hash of the index, the program that wrote it), the index
/// follows, sorted by key, and then the facts of each file as `FileFacts` has them. What another build of the program has
/// written is not read: its parser or its visitor may be another one. Whatever is wrong with it, it is as if it were not there.
final class FactsCache: Sendable {
    private let folder: CacheFolder
    private let file: RandomAccessFile?
    private let index: [UInt32]
    /// The program that runs, as far as the cache knows it already.
    private let writer: CompilerIdentity?

    private static let name = "facts"
    private static let mark: UInt32 = 0x5346_4332
    private static let ownHeadCount = 4
    private static let headCount = ownHeadCount + CompilerIdentity.wordCount
    /// Words of an index entry: hash (2), byte count, first word (2), word count, hash of the facts (2).
    private static let entryCount = 8
    private static let entryLimit = 1 << 22

    init(in folder: CacheFolder) {
        self.folder = folder
        let file = RandomAccessFile(folder.path(Self.name))
        if let file, let (index, writer) = Self.index(of: file) {
            self.file = file
            self.index = index
            self.writer = writer
        } else {
            self.file = nil
            index = []
            writer = nil
        }
    }

    var count: Int { index.count / Self.entryCount }

    private static func index(of file: RandomAccessFile) -> (index: [UInt32], writer: CompilerIdentity)? {
        guard let head = file.words(at: 0, count: headCount), head[0] == mark, head[1] <= entryLimit,
            let writer = CompilerIdentity(words: head[ownHeadCount...]), writer.isCurrent,
            let index = file.words(at: headCount * 4, count: Int(head[1]) * entryCount),
            hash(index) == (head[2], head[3])
        else { return nil }
        return (index, writer)
    }

    // MARK: Reading

    /// The facts of contents that an earlier run has seen. May be called from any thread.
    func facts(for key: FactsKey) -> FileFacts? {
        guard let file, let entry = entry(for: key) else { return nil }
        let first = Int(index[entry + 3]) | Int(index[entry + 4]) << 32
        guard first < Int(Int32.max) * 4, let words = file.words(at: first * 4, count: Int(index[entry + 5])),
            Self.hash(words) == (index[entry + 6], index[entry + 7])
        else { return nil }
        return FileFacts(words: words)
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
        let value = words.withUnsafeBytes { ContentHash($0).value }
        return (UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32))
    }

    // MARK: Writing

    /// Keeps the facts of this run, and only those.
    @discardableResult
    func replace(with entries: [(key: FactsKey, facts: FileFacts)]) -> Bool {
        guard let identity = writer ?? CompilerIdentity.running else { return false }
        var sorted = entries.sorted { $0.key < $1.key }
        sorted = sorted.indices.filter { $0 == 0 || sorted[$0 - 1].key != sorted[$0].key }.map { sorted[$0] }
        var index: [UInt32] = []
        index.reserveCapacity(sorted.count * Self.entryCount)
        var first = Self.headCount + sorted.count * Self.entryCount
        for (key, facts) in sorted {
            let words = facts.storedWords
            let hash = Self.hash(words)
            index += [UInt32(truncatingIfNeeded: key.hash), UInt32(truncatingIfNeeded: key.hash >> 32), key.byteCount]
            index += [UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: first >> 32)]
            index += [UInt32(truncatingIfNeeded: words.count), hash.0, hash.1]
            first += words.count
        }
        let hash = Self.hash(index)
        return folder.replace(Self.name) { writer in
            writer.write([Self.mark, UInt32(truncatingIfNeeded: sorted.count), hash.0, hash.1] + identity.words)
            writer.write(index)
            for (_, facts) in sorted { writer.write(facts.storedWords) }
        }
    }
}
