import CompileDriver
import Foundation

/// Runs another program to its end and keeps what it prints.
///
/// With `posix_spawn`: Foundation's `Process` keeps descriptors of programs that have ended.
struct Subprocess: Sendable {
    struct Completed: Sendable {
        /// `nil` where a signal ended it.
        let status: Int32?
        let output: [UInt8]
        let errors: String
    }

    enum Failure: Error, Hashable, Sendable {
        /// There is no such program on the path.
        case missing
        case refused(SystemError)
        /// It printed more than any sensible answer.
        case tooMuchOutput
    }

    let name: String
    /// Added to the environment of this process.
    var environment: [String: String] = [:]

    private static let outputLimit = 256 << 20

    func run(_ arguments: [String]) throws(Failure) -> Completed {
        let output = try Pipe()
        let errors = try Pipe()
        let child = try start(arguments, output: output.writing, errors: errors.writing)
        output.closeWriting()
        errors.closeWriting()
        var texts: [[UInt8]] = [[], []]
        let isWhole = Self.collect(from: [output.reading, errors.reading], into: &texts)
        // Whoever still writes meets a pipe that nobody reads, and ends.
        output.closeReading()
        errors.closeReading()
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        guard isWhole else { throw .tooMuchOutput }
        return Completed(
            status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil,
            output: texts[0],
            errors: String(decoding: texts[1], as: UTF8.self)
        )
    }

    private func start(_ arguments: [String], output: Int32, errors: Int32) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            .map { "\($0.key)=\($0.value)" }
        var child = pid_t()
        let code = withCStrings([name] + arguments) { arguments in
            withCStrings(variables) { variables in
                posix_spawnp(&child, name, &actions, nil, arguments, variables)
            }
        }
        guard code != ENOENT else { throw .missing }
        guard code == 0 else { throw .refused(SystemError(code: code)) }
        return child
    }

    /// Reads both at once, so that neither can fill up while the other is waited for.
    private static func collect(from descriptors: [Int32], into texts: inout [[UInt8]]) -> Bool {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while requests.contains(where: { $0.fd >= 0 }) {
            guard poll(&requests, nfds_t(requests.count), -1) >= 0 else {
                if errno == EINTR { continue }
                return false
            }
            for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
                let count = read(requests[index].fd, &buffer, buffer.count)
                if count > 0 {
                    texts[index] += buffer[..<count]
                    if texts[index].count > outputLimit { return false }
                } else if count == 0 || errno != EINTR && errno != EAGAIN {
                    requests[index].fd = -1
                }
            }
        }
        return true
    }
}

/// A pipe whose ends no other child inherits.
private final class Pipe {
    let reading: Int32
    let writing: Int32
    private var isReadingOpen = true
    private var isWritingOpen = true

    init() throws(Subprocess.Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .refused(SystemError(code: errno)) }
        (reading, writing) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }

    deinit {
        closeReading()
        closeWriting()
    }
}

/// Calls `body` with a list of C strings that ends in `nil`, as `execve` takes it.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}
