import Foundation

/// A file that stays open, so that parts of it can be read from several threads.
package final class RandomAccessFile: Sendable {
    package let byteCount: Int
    private let descriptor: Descriptor

    /// `nil` where there is no regular file that can be read.
    package init?(_ path: String) {
        guard let descriptor = try? Descriptor(opening: path, O_RDONLY), let status = try? FileStatus(descriptor),
            status.kind == .file
        else { return nil }
        byteCount = status.size
        self.descriptor = descriptor
    }

    /// So many words from an offset in bytes; `nil` where the file is shorter.
    package func words(at offset: Int, count: Int) -> [UInt32]? {
        guard offset >= 0, count >= 0, offset <= byteCount, count <= (byteCount - offset) / 4 else { return nil }
        let number = descriptor.raw
        var isComplete = true
        let words = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            var filled = 0
            while filled < count * 4 {
                let target = UnsafeMutableRawPointer(buffer.baseAddress).map { $0 + filled }
                let added = try? uninterrupted { pread(number, target, count * 4 - filled, off_t(offset + filled)) }
                guard let added, added > 0 else { break }
                filled += added
            }
            isComplete = filled == count * 4
            initializedCount = isComplete ? count : 0
        }
        return isComplete ? words : nil
    }
}
