#if os(Linux)
import CLinux
#endif

/// Which cores a thread may run on. Other systems than Linux neither tell nor let themselves be told.
enum Affinity {
    #if os(Linux)
    /// The system's number of the thread that asks.
    static var currentThread: Int { Int(current_thread()) }

    static var currentCore: Int? {
        let core = sched_getcpu()
        return core < 0 ? nil : Int(core)
    }

    /// Those that the process may use.
    static var allowedCores: [Int] {
        guard let allowed else { return [] }
        return withUnsafeBytes(of: allowed) { bytes in
            let words = bytes.bindMemory(to: UInt.self)
            return (0..<words.count * UInt.bitWidth).filter {
                words[$0 / UInt.bitWidth] >> ($0 % UInt.bitWidth) & 1 == 1
            }
        }
    }

    /// Moves a thread of this process, and then lets it be moved to any other core. Two threads may move it at the same time.
    static func move(_ thread: Int, to core: Int) {
        guard var all = allowed else { return }
        var one = cpu_set_t()
        withUnsafeMutableBytes(of: &one) { bytes in
            bytes.bindMemory(to: UInt.self)[core / UInt.bitWidth] = 1 << (core % UInt.bitWidth)
        }
        guard sched_setaffinity(pid_t(thread), size, &one) == 0 else { return }
        sched_setaffinity(pid_t(thread), size, &all)
    }

    /// Asked for once, before anybody is moved: while a thread is, it would seem to be allowed one core only. Nothing where there are
    /// more cores than the set has room for.
    private static let allowed: cpu_set_t? = {
        var set = cpu_set_t()
        return sched_getaffinity(0, size, &set) == 0 ? set : nil
    }()

    private static let size = MemoryLayout<cpu_set_t>.size
    #else
    static let currentThread = 0
    static let currentCore: Int? = nil
    static let allowedCores: [Int] = []
    static func move(_ thread: Int, to core: Int) {}
    #endif
}
