#if canImport(Glibc)
import CLinux
#endif

/// Swift's check at run time that nobody changes a value that somebody else is looking at.
enum ExclusivityChecking {
    /// Turns it off in release builds, before there are other threads.
    ///
    /// The parser goes through it for each node that it makes, which takes a fortieth of a run over thousands of files.
    /// `-enforce-exclusivity=unchecked` would leave it out, but no package can ask that of the packages that it needs. Debug
    /// builds, which the tests run, keep it.
    static func endInReleases() {
        #if canImport(Glibc) && !DEBUG
        disable_exclusivity_checking()
        #endif
    }
}
