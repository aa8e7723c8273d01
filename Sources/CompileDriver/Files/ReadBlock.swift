import Foundation

/// A stretch of a file that is read at once, and never freed.
///
/// For what is needed until the end of the process anyway: to ask the system for thousands of parts takes longer than to read all.
package struct ReadBlock: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let byteCount: Int

    /// Reads in pieces on all threads; `nil` where the file is shorter.
    package init?(of file: RandomAccessFile, at offset: Int, byteCount: Int, _ jobs: Jobs) {
        guard byteCount > 0, byteCount <= file.byteCount - offset else { return nil }
        start = .allocate(byteCount: byteCount, alignment: Self.pieceSize)
        #if os(Linux)
        // Whoever looks all over the block meets fewer pages. Where the system has none so large, nothing happens.
        madvise(start, byteCount, Self.useHugePages)
        #endif
        self.byteCount = byteCount
        let block = self
        let pieces = Array(stride(from: 0, to: byteCount, by: Self.pieceSize))
        let wholes = jobs.map(pieces) { piece in
            let bytes = block.bytes(at: piece, count: min(Self.pieceSize, byteCount - piece))
            #if os(Linux)
            // All pages at once rather than one by one as they are filled; a system that knows no such call has less to gain.
            madvise(bytes.baseAddress, bytes.count, Self.populateForWriting)
            #endif
            return file.read(at: offset + piece, into: bytes)
        }
        guard wholes.allSatisfy(\.self) else {
            start.deallocate()
            return nil
        }
    }

    /// As large as huge pages are, so that no two threads wait for the same one.
    private static let pieceSize = 2 << 20
    #if os(Linux)
    /// `MADV_HUGEPAGE`.
    private static let useHugePages: Int32 = 14
    /// `MADV_POPULATE_WRITE`, which Linux has from 5.14 on, and its headers later than that.
    private static let populateForWriting: Int32 = 23
    #endif

    private func bytes(at offset: Int, count: Int) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(start: start + offset, count: count)
    }

    /// So many bytes from an offset in the block; `nil` where that leads out of it.
    package subscript(offset: Int, count count: Int) -> UnsafeRawBufferPointer? {
        guard offset >= 0, count >= 0, offset <= byteCount, count <= byteCount - offset else { return nil }
        return UnsafeRawBufferPointer(bytes(at: offset, count: count))
    }
}
