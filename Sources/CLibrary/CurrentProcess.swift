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

    /// Whether the thread that asks is its first one.
    package static var isInMainThread: Bool {
        #if canImport(Darwin)
        return pthread_main_np() != 0
        #else
        return screenspec_is_main_thread()
        #endif
    }
}
