import Foundation
import ScreenSpecConcurrency

/// A stretch of a file that is there at once, and stays.
///
/// For what is needed until the end of the process anyway: to ask the system for thousands of parts takes longer than to have
/// all. What the system keeps of the file is used as it is, rather than copied into memory that would have to be found and cleared
/// first. So this is for files that are only ever replaced as a whole, never changed or cut.
package struct FileBlock: @unchecked Sendable {
    private let start: UnsafeRawPointer
    private let byteCount: Int

    /// `nil` where the file is shorter.
    package init?(of file: RandomAccessFile, at offset: Int, byteCount: Int, _ jobs: Jobs) {
        guard byteCount > 0, offset >= 0, byteCount <= file.byteCount - offset,
            let start = Self.mapped(file, offset, byteCount, jobs) ?? Self.read(file, offset, byteCount)
        else { return nil }
        self.start = start
        self.byteCount = byteCount
    }

    private static func mapped(
        _ file: RandomAccessFile,
        _ offset: Int,
        _ byteCount: Int,
        _ jobs: Jobs
    ) -> UnsafeRawPointer? {
        let lead = offset % MemoryMap.pageSize
        guard let map = MemoryMap(of: file, at: offset - lead, byteCount: byteCount + lead) else { return nil }
        _ = jobs.map(Array(stride(from: 0, to: map.byteCount, by: pieceSize))) { piece in
            map.load(piece..<min(piece + pieceSize, map.byteCount))
        }
        return UnsafeRawPointer(map.start + lead)
    }

    /// There are disks whose files cannot be mapped.
    static func read(_ file: RandomAccessFile, _ offset: Int, _ byteCount: Int) -> UnsafeRawPointer? {
        let alignment = MemoryLayout<UInt64>.alignment
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: alignment)
        guard file.read(at: offset, into: copy), let start = copy.baseAddress else {
            copy.deallocate()
            return nil
        }
        return UnsafeRawPointer(start)
    }

    /// So much is loaded at a time by each thread.
    private static let pieceSize = 2 << 20

    /// So many bytes from an offset in the block; `nil` where that leads out of it.
    package subscript(offset: Int, count count: Int) -> UnsafeRawBufferPointer? {
        guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount - offset else { return nil }
        return UnsafeRawBufferPointer(start: start + offset, count: count)
    }
}
