import Foundation

/// A range of addresses, which are never given back: what is read there is needed until the end of the process.
package struct MemoryMap: @unchecked Sendable {
    package let start: UnsafeMutableRawPointer
    package let byteCount: Int

    /// Addresses that mean nothing until something is put there. They cost nothing until then.
    package init?(reserving byteCount: Int) {
        self.init(nil, byteCount, PROT_NONE, MAP_PRIVATE | Self.anonymous)
    }

    /// What stands in a file, from the start of a page on.
    init?(of file: RandomAccessFile, at offset: Int, byteCount: Int) {
        self.init(nil, byteCount, PROT_READ, MAP_SHARED, file.descriptor.raw, offset)
    }

    private init?(
        _ place: UnsafeMutableRawPointer?,
        _ byteCount: Int,
        _ protection: Int32,
        _ flags: Int32,
        _ file: Int32 = -1,
        _ offset: Int = 0
    ) {
        let start = mmap(place, byteCount, protection, flags, file, off_t(offset))
        guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        self.start = start
        self.byteCount = byteCount
    }

    /// Shows at some of the addresses, from the start of a page on, what stands there in a file; `false` where the disk does not
    /// allow it.
    package func show(_ file: borrowing Descriptor, in range: Range<Int>) -> Bool {
        let flags = MAP_SHARED | MAP_FIXED
        return MemoryMap(start + range.lowerBound, range.count, PROT_READ, flags, file.raw, range.lowerBound) != nil
    }

    /// Puts bytes at some of the reserved addresses.
    package func put(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        let isUsable = mprotect(start + position, bytes.count, PROT_READ | PROT_WRITE) == 0
        precondition(isUsable, "out of memory")
        UnsafeMutableRawBufferPointer(start: start + position, count: bytes.count).copyMemory(from: bytes)
    }

    /// Has the system do at once what it would do page by page as they are read.
    func load(_ range: Range<Int>) {
        #if os(Linux)
        // A system that knows no such call does it page by page.
        madvise(start + range.lowerBound, range.count, Self.populateForReading)
        #endif
    }

    package static let pageSize = Int(getpagesize())

    package static func wholePages(_ byteCount: Int) -> Int {
        (byteCount + pageSize - 1) / pageSize * pageSize
    }

    #if os(Linux)
    private static let anonymous = MAP_ANONYMOUS | MAP_NORESERVE
    /// `MADV_POPULATE_READ`, which Linux has from 5.14 on, and its headers later than that.
    private static let populateForReading: Int32 = 22
    #else
    private static let anonymous = MAP_ANON
    #endif
}
