#if canImport(Glibc)
import CLinux
#endif

/// How the heap of a process grows that reads thousands of files.
enum HeapGrowth {
    /// Each thread parses a file, drops its tree and parses the next one. As it stands, glibc asks the system for the memory of a tree
    /// a few pages at a time and gives it back behind each file. This makes it ask for much at once, of which only what is touched
    /// takes memory, and keep that, but for what the trees of huge files leave behind.
    static func inLargeSteps() {
        #if canImport(Glibc)
        _ = mallopt(M_TOP_PAD, step)
        _ = mallopt(M_TRIM_THRESHOLD, 2 * step)
        // Whoever sets one of these has to say as well what is too large for a heap, since glibc no longer finds out by itself:
        // the trees of huge files are to go back to the system.
        _ = mallopt(M_MMAP_THRESHOLD, step / 32)
        #endif
    }

    #if canImport(Glibc)
    /// In bytes: trees of nearly all files are smaller.
    private static let step: Int32 = 8 << 20
    #endif
}
