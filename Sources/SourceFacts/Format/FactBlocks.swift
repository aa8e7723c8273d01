#if canImport(Glibc)
import Glibc
#endif

/// Facts in memory of their own.
///
/// In the heap, the facts of a file would lie between its tree and that of the next one, and push that on into memory that
/// nobody has used yet: a call to the system for each file, and nothing of it in the processor's caches.
final class FactBlocks: FactStorage {
    private var next: UnsafeMutablePointer<UInt32>?
    private var freeCount = 0

    /// As large as huge pages are. Rules look all over the facts, and meet fewer pages so.
    private static let blockByteCount = 2 << 20
    private static let blockCount = blockByteCount / MemoryLayout<UInt32>.stride
    /// What takes more has room of its own, so that no block is left with much unused.
    private static let largestShare = blockCount / 16
    #if canImport(Glibc)
    /// `MADV_HUGEPAGE`.
    private static let useHugePages: Int32 = 14
    #endif

    func room(_ count: Int) -> FactRoom? {
        guard count <= Self.largestShare else { return nil }
        let room = (count <= freeCount ? next : nil) ?? startBlock()
        next = room + count
        freeCount -= count
        return FactRoom(words: room, start: room)
    }

    private func startBlock() -> UnsafeMutablePointer<UInt32> {
        let block = UnsafeMutableRawPointer.allocate(byteCount: Self.blockByteCount, alignment: Self.blockByteCount)
        #if canImport(Glibc)
        // Where the system has no pages so large, nothing happens.
        madvise(block, Self.blockByteCount, Self.useHugePages)
        #endif
        freeCount = Self.blockCount
        return block.bindMemory(to: UInt32.self, capacity: Self.blockCount)
    }
}
