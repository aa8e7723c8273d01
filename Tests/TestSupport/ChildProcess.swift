import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that was started with `posix_spawn`.
///
/// Foundation's `Process` keeps file descriptors of programs that have ended, and reads past the end of its list of
/// them once there are about 1,300, which a whole run of the tests reaches.
struct ChildProcess {
    struct End {
        let status: Int32
        let wasKilled: Bool
    }

    private let identifier: pid_t

    /// Starts the program with the files at `streams` as its standard input, output and errors.
    init(
        _ executable: String,
        _ arguments: [String],
        environment: [String],
        folder: String?,
        streams: [String]
    ) throws(RunError) {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, path) in streams.enumerated() {
            let flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
            posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
        }
        // Threads of a test block signals, and a shell that inherits that waits for ever.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        // Of the ways to choose its folder, a shell that changes it is the one that every C library has.
        let command = [executable] + arguments
        let line = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] + command } ?? command
        let program = folder == nil ? executable : "/bin/sh"
        var started = pid_t()
        let failure = withCStrings(line) { line in
            withCStrings(environment) { environment in
                posix_spawn(&started, program, &actions, &attributes, line, environment)
            }
        }
        guard failure == 0 else {
            throw RunError(description: "\(executable) could not be started: \(String(cString: strerror(failure))).")
        }
        identifier = started
    }

    /// How the program ended, or `nil` where it still runs at `deadline`.
    ///
    /// Most programs end after a tenth of a second, and meanwhile a core may have nothing to do.
    func wait(until deadline: ContinuousClock.Instant) -> End? {
        var pause: UInt32 = 500
        while true {
            var status: Int32 = 0
            if waitpid(identifier, &status, WNOHANG) == identifier {
                let signal = status & 0x7F
                return signal == 0
                    ? End(status: (status >> 8) & 0xFF, wasKilled: false) : End(status: signal, wasKilled: true)
            }
            if ContinuousClock.now >= deadline { return nil }
            usleep(pause)
            pause = min(pause * 2, 4_000)
        }
    }

    func send(signal number: Int32) {
        #if canImport(Darwin)
        _ = Darwin.kill(identifier, number)
        #else
        _ = Glibc.kill(identifier, number)
        #endif
    }

    func kill() {
        send(signal: SIGKILL)
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
    }
}

/// Calls `body` with a list of C strings that ends in `nil`, as `execve` takes it.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}
