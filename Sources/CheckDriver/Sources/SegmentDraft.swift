import Foundation
import ScreenSpecCache
import ScreenSpecConcurrency
import SourceFacts

/// A segment whose facts are written as they are made, before it is known what its index will say.
///
/// Facts that are made without a cache are written anyway. So they need no memory of their own, which the system would have to
/// find and to clear, and they are written while the processor still has them at hand.
final class SegmentDraft: @unchecked Sendable {
    let file: MappedDraft
    private let lock = NSLock()
    private var storages: [FactsBuffer] = []

    /// `nil` where the system has no such files.
    ///
    /// - Parameter byteLimit: What goes beyond it has memory of its own, and is written later.
    init?(in folder: CacheFolder, fileCount: Int, byteLimit: Int = FactsSegment.byteLimit) {
        let headByteCount = FactsBuffer.wholeParts(FactsSegment.headByteCount(entryCount: fileCount))
        guard let file = MappedDraft(in: folder, headByteCount: headByteCount, limit: byteLimit) else { return nil }
        self.file = file
    }

    /// Where one thread may put facts. Nobody may read them before `close`.
    func storage() -> any FactStorage {
        let storage = FactsBuffer(into: file)
        lock.withLock { storages.append(storage) }
        return storage
    }

    /// Called when no thread makes facts any more.
    func close(_ jobs: Jobs) {
        let all = lock.withLock {
            defer { storages = [] }
            return storages
        }
        jobs.perform(all.count) { all[$0].put() }
        file.show()
    }
}
