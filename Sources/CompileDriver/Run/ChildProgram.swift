import Foundation

/// A program that runs beside this one, and answers what is written to it. What it prints to standard error is lost.
///
/// For one thread at a time. Foundation's `Process` is no choice: it leaks file descriptors, and waits for the ends of
/// programs on threads of its own.
package final class ChildProgram {
    package enum Failure: Error, Hashable, Sendable {
        /// It could not be started.
        case notStarted(SystemError)
        /// It ended before its answer was complete.
        case ended
        case late
        /// Its answer is longer than any that makes sense.
        case endless
    }

    /// Between making a pipe and closing it to children, no other child may be started.
    private static let starting = NSLock()

    private let identifier: pid_t
    private let input: Descriptor
    private let output: Descriptor

    /// - Parameter executable: Its path; `PATH` is not searched.
    package init(_ executable: String, _ arguments: [String]) throws(Failure) {
        Self.starting.lock()
        defer { Self.starting.unlock() }
        do throws(SystemError) {
            let toChild = try Pipe()
            let fromChild = try Pipe()
            identifier = try Self.start([executable] + arguments, input: toChild.reader, output: fromChild.writer)
            input = toChild.writer
            output = fromChild.reader
            _ = fcntl(input.raw, F_SETFL, O_NONBLOCK)
            _ = fcntl(output.raw, F_SETFL, O_NONBLOCK)
        } catch {
            throw .notStarted(error)
        }
    }

    deinit {
        // Whatever it is doing, nobody waits for it any more.
        kill(identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    }

    /// Writes to the program, and reads until what it has said is complete.
    package func ask(
        _ question: [UInt8],
        until isComplete: ([UInt8]) -> Bool,
        limit: Int,
        deadline: ContinuousClock.Instant
    ) throws(Failure) -> [UInt8] {
        var rest = question[...]
        var answer: [UInt8] = []
        while !isComplete(answer) {
            guard answer.count < limit else { throw .endless }
            var requests = [pollfd(fd: output.raw, events: Int16(POLLIN), revents: 0)]
            if !rest.isEmpty { requests.append(pollfd(fd: input.raw, events: Int16(POLLOUT), revents: 0)) }
            let left = (deadline - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { throw .late }
            _ = poll(&requests, nfds_t(requests.count), Int32(min(left.rounded(.up), 1_000_000)))
            if requests[0].revents != 0 { try read(into: &answer) }
            if requests.count > 1, requests[1].revents != 0 { try write(&rest) }
        }
        return answer
    }

    private func read(into answer: inout [UInt8]) throws(Failure) {
        let number = output.raw
        var result = 0
        let part = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
            result = Foundation.read(number, buffer.baseAddress, buffer.count)
            count = max(0, result)
        }
        if result == 0 || result < 0 && !Self.isWorthAnotherTry { throw .ended }
        answer += part
    }

    private func write(_ rest: inout ArraySlice<UInt8>) throws(Failure) {
        let written = rest.withUnsafeBytes { Foundation.write(input.raw, $0.baseAddress, $0.count) }
        if written > 0 {
            rest.removeFirst(written)
        } else if !Self.isWorthAnotherTry {
            throw .ended
        }
    }

    private static var isWorthAnotherTry: Bool { errno == EAGAIN || errno == EINTR }

    private static let chunk = 1 << 16

    // MARK: Starting

    private static func start(
        _ command: [String],
        input: borrowing Descriptor,
        output: borrowing Descriptor
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.raw, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.raw, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
        words.append(nil)
        defer { for case let word? in words { free(word) } }
        var identifier = pid_t()
        let code = posix_spawn(&identifier, command[0], &actions, nil, words, environ)
        guard code == 0 else { throw SystemError(code: code) }
        return identifier
    }
}

/// The two ends of a pipe. A child gets only those that it is given; ours never keep a thread waiting.
private struct Pipe: ~Copyable {
    let reader: Descriptor
    let writer: Descriptor

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError.last }
        reader = Descriptor(owning: ends[0])
        writer = Descriptor(owning: ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
}
