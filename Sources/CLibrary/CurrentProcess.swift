#if canImport(CLinux)
import CLinux
#endif

/// What the C library says of the process, where systems differ in how they are asked.
package enum CurrentProcess {
    /// The cores that it may use.
    package static var processorCount: Int {
        #if canImport(Darwin)
        return sysconf(_SC_NPROCESSORS_ONLN)
        #else
        return screenspec_processor_count()
        #endif
    }

    /// The program's name and the words behind it. Swift reads them from `/proc`, and knows none where that is not mounted.
    package static var arguments: [String] {
        let known = CommandLine.arguments
        #if canImport(CLinux)
        guard known.first?.isEmpty ?? true else { return known }
        var count = 0
        guard let words = screenspec_arguments(&count) else { return known }
        return (0..<count).map { words[$0].map { String(cString: $0) } ?? "" }
        #else
        return known
        #endif
    }

    /// Whether the thread that asks is its first one.
    package static var isInMainThread: Bool {
        #if canImport(Darwin)
        return pthread_main_np() != 0
        #else
        return screenspec_is_main_thread()
        #endif
    }
}
