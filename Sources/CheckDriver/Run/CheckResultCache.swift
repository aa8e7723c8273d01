import ScreenSpecCache
import ScreenSpecFileSystem

/// The verdict of the last run, for a run that has nothing else to say: nothing that it depends on has changed.
///
/// The question is asked by contents alone, as the cache of facts is, so that a fresh clone is answered as well. What another build
/// of the program has said does not count, nor what is damaged.
struct CheckResultCache: Sendable {
    private let folder: CacheFolder

    private static let name = "verdict"
    /// Raised whenever the layout changes.
    private static let mark: UInt64 = 0x3230_5456_4B48_4353
    private static let sizeLimit = 256 << 20

    private struct Head: BitwiseCopyable {
        var mark: UInt64
        var writer: CompilerIdentity
        var question: CheckQuestion
        var hash: UInt64
    }

    init(in folder: CacheFolder) {
        self.folder = folder
    }

    func answer(to question: CheckQuestion) -> CheckResult? {
        guard let bytes = try? FileReader(limit: Self.sizeLimit).read(folder.path(Self.name)) else { return nil }
        var reader = ByteReader(bytes)
        guard let head = try? reader.read(Head.self), head.mark == Self.mark, head.question == question,
            head.writer.isCurrent, head.hash == ContentHash(bytes.dropFirst(MemoryLayout<Head>.size)).value
        else { return nil }
        return try? reader.readCheckResult()
    }

    /// - Parameter identity: The program that runs, where it is known already: to read it takes time.
    func keep(_ result: CheckResult, for question: CheckQuestion, by identity: CompilerIdentity?) {
        guard let identity = identity ?? CompilerIdentity.running else { return }
        var writer = ByteWriter()
        writer.write(result)
        let hash = ContentHash(writer.bytes).value
        let head = Head(mark: Self.mark, writer: identity, question: question, hash: hash)
        folder.replace(Self.name) { file in
            withUnsafeBytes(of: head) { file.write($0) }
            writer.bytes.withUnsafeBytes { file.write($0) }
        }
    }
}
