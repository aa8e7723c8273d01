import ScreenSpecCLibrary
import ScreenSpecConcurrency

/// A file that stays open, so that parts of it can be read from several threads.
package final class RandomAccessFile: Sendable {
    package let byteCount: Int
    let descriptor: Descriptor

    /// `nil` where there is no regular file that can be read.
    package init?(_ path: String) {
        guard let descriptor = try? Descriptor(opening: path, O_RDONLY), let status = try? FileStatus(descriptor),
            status.kind == .file
        else { return nil }
        byteCount = status.size
        self.descriptor = descriptor
    }

    /// So many bytes from an offset; `nil` where the file is shorter.
    package func bytes(at offset: Int, count: Int) -> [UInt8]? {
        values(at: offset, count: count)
    }

    /// So many words from an offset in bytes; `nil` where the file is shorter.
    package func words(at offset: Int, count: Int) -> [UInt32]? {
        values(at: offset, count: count)
    }

    private func values<Value: FixedWidthInteger>(at offset: Int, count: Int) -> [Value]? {
        guard count >= 0, count <= byteCount / MemoryLayout<Value>.size else { return nil }
        var isComplete = true
        let values = [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            isComplete = read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
            initializedCount = isComplete ? count : 0
        }
        return isComplete ? values : nil
    }

    /// Fills a buffer with what stands from an offset on; `false` where the file is shorter.
    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        guard offset >= 0, offset <= byteCount, buffer.count <= byteCount - offset else { return false }
        let number = descriptor.raw
        var filled = 0
        while filled < buffer.count {
            let target = buffer.baseAddress.map { $0 + filled }
            let added = try? uninterrupted { pread(number, target, buffer.count - filled, off_t(offset + filled)) }
            guard let added, added > 0 else { return false }
            filled += added
        }
        return true
    }

    /// The same for much at once, on all threads.
    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer, _ jobs: Jobs) -> Bool {
        let target = Target(buffer: buffer)
        let starts = Array(stride(from: 0, to: buffer.count, by: Self.pieceByteCount))
        return jobs.map(starts) { start in
            let end = min(start + Self.pieceByteCount, target.buffer.count)
            return self.read(
                at: offset + start,
                into: UnsafeMutableRawBufferPointer(rebasing: target.buffer[start..<end])
            )
        }
        .allSatisfy(\.self)
    }

    /// Each thread fills a part of its own.
    private struct Target: @unchecked Sendable {
        let buffer: UnsafeMutableRawBufferPointer
    }

    private static let pieceByteCount = 2 << 20
}
