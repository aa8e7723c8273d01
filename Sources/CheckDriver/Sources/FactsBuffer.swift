import ScreenSpecCache
import SourceFacts

/// Collects the facts that one thread makes, and puts many of them into a file at a time.
///
/// One thread at a time knows of it: the one that makes facts and, behind that, the one that puts what is left.
final class FactsBuffer: FactStorage, @unchecked Sendable {
    private let file: MappedDraft
    private var buffer: UnsafeMutableRawBufferPointer
    private var usedByteCount = 0
    /// Where in the file the buffer goes; `nil` while there is none.
    private var place: UnsafeRawPointer?

    /// Little enough to stay in the processor's caches until it is written, and a power of two: what starts at a multiple of it the
    /// system keeps in one piece.
    private static let partByteCount = 1 << 18

    static func wholeParts(_ byteCount: Int) -> Int {
        (byteCount + partByteCount - 1) / partByteCount * partByteCount
    }

    init(into file: MappedDraft) {
        self.file = file
        buffer = .allocate(byteCount: Self.partByteCount, alignment: MemoryLayout<UInt64>.alignment)
    }

    deinit {
        buffer.deallocate()
    }

    func room(_ count: Int) -> FactRoom? {
        let byteCount = count * MemoryLayout<UInt32>.stride
        if place == nil || byteCount > buffer.count - usedByteCount {
            put()
            start(atLeast: byteCount)
        }
        guard let place, let words = buffer.baseAddress else { return nil }
        defer { usedByteCount += byteCount }
        return FactRoom(
            words: (words + usedByteCount).assumingMemoryBound(to: UInt32.self),
            start: (place + usedByteCount).assumingMemoryBound(to: UInt32.self)
        )
    }

    /// Writes what was collected.
    func put() {
        guard let place else { return }
        file.put(UnsafeRawBufferPointer(rebasing: buffer[..<usedByteCount]), at: place)
        self.place = nil
    }

    private func start(atLeast byteCount: Int) {
        let byteCount = Self.wholeParts(max(byteCount, 1))
        if byteCount != buffer.count {
            buffer.deallocate()
            buffer = .allocate(byteCount: byteCount, alignment: MemoryLayout<UInt64>.alignment)
        }
        usedByteCount = 0
        place = file.reserve(byteCount)
    }
}
