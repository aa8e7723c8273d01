import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// The most memory that this process has held at a time.
package enum PeakMemory {
    /// 0 where the system does not say.
    package static var bytes: Int {
        #if canImport(Darwin)
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
        #else
        // The value of getrusage outlives exec: a small program started by a large one would show that one's peak.
        return highWaterMark ?? 0
        #endif
    }

    /// `VmHWM:     12345 kB` of `/proc/self/status`.
    private static var highWaterMark: Int? {
        guard let bytes = try? FileReader(limit: 1 << 16).read("/proc/self/status") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("VmHWM:") }) else { return nil }
        return line.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
