import Foundation

/// A file of a cache folder in the making, which can be read in memory as it is written.
///
/// What is written anyway need not be kept a second time: the system's copy of the file is the memory. Until `keep` gives it a
/// name nobody else sees the file, and nothing is left of it when the process ends.
package final class MappedDraft: @unchecked Sendable {
    private let folder: CacheFolder
    private let descriptor: Descriptor
    /// Addresses that mean nothing until something is put there. They are never given back: what is read there is needed until
    /// the end of the process.
    private let space: UnsafeMutableRawBufferPointer
    private let lock = NSLock()
    private var end: Int
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
        guard let reserved = Self.map(nil, limit, PROT_NONE, MAP_PRIVATE | Self.anonymous) else { return nil }
        self.folder = folder
        self.descriptor = descriptor
        space = UnsafeMutableRawBufferPointer(start: reserved, count: limit)
        end = Self.wholePages(headByteCount)
    }

    /// Where so many bytes will be readable once they are put there; `nil` where there is no room for them.
    package func reserve(_ byteCount: Int) -> UnsafeRawPointer? {
        let byteCount = Self.wholePages(byteCount)
        return lock.withLock {
            guard byteCount <= space.count - end, let start = space.baseAddress else { return nil }
            defer { end += byteCount }
            return UnsafeRawPointer(start + end)
        }
    }

    /// Puts bytes where room was reserved for them. There they are, whatever becomes of the file.
    package func put(_ bytes: UnsafeRawBufferPointer, at place: UnsafeRawPointer) {
        guard !bytes.isEmpty, let start = space.baseAddress else { return }
        let offset = place - UnsafeRawPointer(start)
        let target = start + offset
        guard descriptor.write(bytes, at: offset) else {
            lock.withLock { isWhole = false }
            return copy(bytes, to: target)
        }
        let flags = MAP_SHARED | MAP_FIXED | Self.populate
        // There are disks whose files cannot be mapped.
        if Self.map(target, bytes.count, PROT_READ, flags, descriptor.raw, offset) == nil { copy(bytes, to: target) }
    }

    private static func map(
        _ place: UnsafeMutableRawPointer?,
        _ byteCount: Int,
        _ protection: Int32,
        _ flags: Int32,
        _ file: Int32 = -1,
        _ offset: Int = 0
    ) -> UnsafeMutableRawPointer? {
        let mapped = mmap(place, byteCount, protection, flags, file, off_t(offset))
        return mapped == UnsafeMutableRawPointer(bitPattern: -1) ? nil : mapped
    }

    private func copy(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
        let isUsable = mprotect(target, bytes.count, PROT_READ | PROT_WRITE) == 0
        precondition(isUsable, "out of memory")
        UnsafeMutableRawBufferPointer(start: target, count: bytes.count).copyMemory(from: bytes)
    }

    /// How far from the start of the file stands what was put there; `nil` for bytes that lie elsewhere.
    package func position(of bytes: UnsafeRawBufferPointer) -> Int? {
        guard let first = bytes.baseAddress, let start = space.baseAddress, first >= UnsafeRawPointer(start) else {
            return nil
        }
        let offset = first - UnsafeRawPointer(start)
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

    private static func wholePages(_ byteCount: Int) -> Int {
        (byteCount + pageSize - 1) / pageSize * pageSize
    }

    private static let pageSize = Int(getpagesize())
    #if os(Linux)
    /// `O_TMPFILE`.
    private static let unnamedFile = 0o20_000_000 | O_DIRECTORY
    private static let anonymous = MAP_ANONYMOUS | MAP_NORESERVE
    private static let populate = MAP_POPULATE
    #else
    private static let anonymous = MAP_ANON
    private static let populate: Int32 = 0
    #endif
}
