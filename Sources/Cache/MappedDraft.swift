import Foundation
import ScreenSpecFileSystem

/// A file of a cache folder in the making, which is read in memory once all but its head is written.
///
/// What is written anyway need not be kept a second time: the system's copy of the file is the memory. Until `keep` gives it a
/// name nobody else sees the file, and nothing is left of it when the process ends.
package final class MappedDraft: @unchecked Sendable {
    private let folder: CacheFolder
    private let descriptor: Descriptor
    private let map: MemoryMap
    private let lock = NSLock()
    private var end: Int
    /// Where the file has what was put there.
    private var written: [Range<Int>] = []
    private var isWhole = true

    /// `nil` where the system or the disk has no files without names.
    ///
    /// - Parameters:
    ///   - headByteCount: Left free at the start, for a head that is written last.
    ///   - limit: So many bytes at most; they cost nothing until they are used.
    package convenience init?(in folder: CacheFolder, headByteCount: Int, limit: Int) {
        #if os(Linux)
        guard folder.prepare(),
            let descriptor = try? Descriptor(opening: folder.path, O_RDWR | Self.unnamedFile)
        else { return nil }
        self.init(descriptor, in: folder, headByteCount: headByteCount, limit: limit)
        #else
        return nil
        #endif
    }

    /// - Parameter descriptor: A file that is empty.
    init?(_ descriptor: consuming Descriptor, in folder: CacheFolder, headByteCount: Int, limit: Int) {
        // There are disks whose files cannot be mapped.
        guard let map = MemoryMap(reserving: limit), map.show(descriptor, in: 0..<MemoryMap.pageSize) else {
            return nil
        }
        self.folder = folder
        self.descriptor = descriptor
        self.map = map
        end = MemoryMap.wholePages(headByteCount)
    }

    /// Where so many bytes will be readable; `nil` where there is no room for them.
    package func reserve(_ byteCount: Int) -> UnsafeRawPointer? {
        let byteCount = MemoryMap.wholePages(byteCount)
        return lock.withLock {
            guard byteCount <= map.byteCount - end else { return nil }
            defer { end += byteCount }
            return UnsafeRawPointer(map.start + end)
        }
    }

    /// Puts bytes where room was reserved for them. They can be read after `show`.
    package func put(_ bytes: UnsafeRawBufferPointer, at place: UnsafeRawPointer) {
        guard !bytes.isEmpty else { return }
        let offset = place - UnsafeRawPointer(map.start)
        let isWritten = descriptor.write(bytes, at: offset)
        if !isWritten { map.put(bytes, at: offset) }
        lock.withLock {
            if isWritten { written.append(offset..<offset + bytes.count) } else { isWhole = false }
        }
    }

    /// Makes readable all that was put, whatever becomes of the file.
    package func show() {
        let all = lock.withLock {
            defer { written = [] }
            return written.sorted { $0.lowerBound < $1.lowerBound }
        }
        var stretches: [Range<Int>] = []
        for next in all {
            if let last = stretches.last, MemoryMap.wholePages(last.upperBound) == next.lowerBound {
                stretches[stretches.count - 1] = last.lowerBound..<next.upperBound
            } else {
                stretches.append(next)
            }
        }
        for stretch in stretches {
            let isShown = map.show(descriptor, in: stretch)
            precondition(isShown, "out of memory")
        }
    }

    /// How far from the start of the file stands what was put there; `nil` for bytes that lie elsewhere.
    package func position(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let first = bytes.baseAddress, first >= UnsafeRawPointer(map.start) else { return nil }
        let offset = first - UnsafeRawPointer(map.start)
        return lock.withLock { offset + bytes.count <= end } ? offset : nil
    }

    /// Writes the head and puts the file in the place of another one as a whole.
    ///
    /// `false` where that is not possible, or where not all was written.
    package func keep(as name: String, head: [UInt32]) -> Bool {
        guard lock.withLock({ isWhole }), head.withUnsafeBytes({ descriptor.write($0, at: 0) }) else { return false }
        return folder.replace(name) { temporary throws(SystemError) in
            let unnamed = "/proc/self/fd/\(descriptor.raw)"
            _ = try uninterrupted { linkat(AT_FDCWD, unnamed, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) }
        }
    }

    #if os(Linux)
    /// `O_TMPFILE`.
    private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
    #endif
}
