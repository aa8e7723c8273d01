import ScreenSpecCLibrary

/// Wakes who waits for its reading end.
final class WakeUp: Sendable {
    private let ends: (reading: Int32, writing: Int32)

    init() throws(SystemError) {
        var raw: [Int32] = [0, 0]
        _ = try uninterrupted { pipe(&raw) }
        for end in raw {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        ends = (raw[0], raw[1])
    }

    deinit {
        close(ends.reading)
        close(ends.writing)
    }

    var descriptor: Int32 { ends.reading }

    /// Has the reading end ready; a full pipe is ready already.
    func send() {
        var byte: UInt8 = 1
        _ = write(ends.writing, &byte, 1)
    }

    /// Forgets all that was sent.
    func clear() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends.reading, &bytes, bytes.count) > 0 {}
    }
}
