import ScreenSpecCLibrary
import ScreenSpecConcurrency

/// A program that runs beside this one: one that is asked and answers, such as `dot`, or one that is let run to its end,
/// such as `git`.
///
/// For one thread at a time. Foundation's `Process` is no choice: it leaks file descriptors, and waits for the ends of
/// programs on threads of its own.
package final class ChildProgram {
    /// The program, its arguments and its environment.
    package struct Command: Hashable, Sendable {
        /// A path, or a name to look for in `PATH`.
        package var program: String
        package var arguments: [String]
        /// Added to the environment of this process.
        package var environment: [String: String]

        package init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) {
            self.program = program
            self.arguments = arguments
            self.environment = environment
        }
    }

    package enum Failure: Error, Hashable, Sendable {
        /// There is no such program.
        case missing
        /// It could not be started.
        case notStarted(SystemError)
        /// It ended before its answer was complete.
        case ended
        case late
        /// It says more than makes sense.
        case endless
    }

    /// Between making a pipe and closing it to children, no other child may be started.
    private static let starting = Lock()
    private static let chunk = 1 << 16

    /// `nil` once it has ended and nothing is left of it.
    private var identifier: pid_t?
    private let input: Pipe?
    private let output: Pipe
    private let errors: Pipe?

    /// Starts a program for questions and answers; its standard error is discarded.
    package convenience init(_ command: Command) throws(Failure) {
        try self.init(command, takesInput: true, showsErrors: false)
    }

    private init(_ command: Command, takesInput: Bool, showsErrors: Bool) throws(Failure) {
        Self.starting.lock()
        defer { Self.starting.unlock() }
        do throws(SystemError) {
            input = takesInput ? try Pipe() : nil
            output = try Pipe()
            errors = showsErrors ? try Pipe() : nil
            identifier = try command.start(input: input?.reader, output: output.writer, errors: errors?.writer)
        } catch {
            throw error.isMissing ? .missing : .notStarted(error)
        }
        input?.closeReader()
        output.closeWriter()
        errors?.closeWriter()
    }

    deinit {
        guard let identifier else { return }
        // Whatever it is doing, nobody waits for it any more.
        kill(identifier, SIGKILL)
        _ = end()
    }

    /// Waits until it has ended; what is returned is as `waitpid` has it.
    private func end() -> Int32 {
        guard let identifier else { return 0 }
        self.identifier = nil
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status
    }

    // MARK: Asking

    /// Writes to the program, and reads until its answer is complete.
    package func ask(
        _ question: [UInt8],
        until isComplete: ([UInt8]) -> Bool,
        limit: Int,
        deadline: ContinuousClock.Instant
    ) throws(Failure) -> [UInt8] {
        guard let input else { throw .ended }
        var rest = question[...]
        var answer: [UInt8] = []
        while !isComplete(answer) {
            guard answer.count < limit else { throw .endless }
            var requests = [pollfd(fd: output.reader, events: Int16(POLLIN), revents: 0)]
            if !rest.isEmpty { requests.append(pollfd(fd: input.writer, events: Int16(POLLOUT), revents: 0)) }
            _ = poll(&requests, nfds_t(requests.count), try Self.milliseconds(until: deadline))
            if requests[0].revents != 0, try !Self.read(output.reader, into: &answer) { throw .ended }
            if requests.count > 1, requests[1].revents != 0 { try write(&rest, to: input.writer) }
        }
        return answer
    }

    private static func milliseconds(until deadline: ContinuousClock.Instant) throws(Failure) -> Int32 {
        let left = (deadline - ContinuousClock.now) / .milliseconds(1)
        guard left > 0 else { throw .late }
        return Int32(min(left.rounded(.up), 1_000_000))
    }

    private func write(_ rest: inout ArraySlice<UInt8>, to descriptor: Int32) throws(Failure) {
        let written = rest.withUnsafeBytes { ScreenSpecCLibrary.write(descriptor, $0.baseAddress, $0.count) }
        if written > 0 {
            rest.removeFirst(written)
        } else if !Self.isWorthAnotherTry {
            throw .ended
        }
    }

    // MARK: Running to the end

    /// The status and the output of a program that has ended.
    package struct Completed: Sendable {
        /// `nil` where a signal ended it.
        package let status: Int32?
        package let output: [UInt8]
        package let errors: String
    }

    /// Runs a program, which has nothing to read, to its end.
    ///
    /// - Parameter deadline: When it is late; otherwise it may take as long as it likes.
    package static func run(
        _ command: Command,
        limit: Int = 256 << 20,
        deadline: ContinuousClock.Instant? = nil
    ) throws(Failure) -> Completed {
        let program = try ChildProgram(command, takesInput: false, showsErrors: true)
        let (output, errors) = try program.collect(limit: limit, deadline: deadline)
        let status = program.end()
        return Completed(
            status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil,
            output: output,
            errors: String(decoding: errors, as: UTF8.self)
        )
    }

    /// Reads both streams at once, so that neither can fill up while the other is waited for.
    private func collect(limit: Int, deadline: ContinuousClock.Instant?) throws(Failure)
        -> (output: [UInt8], errors: [UInt8])
    {
        var texts: [[UInt8]] = [[], []]
        var requests = [output, errors].map { pollfd(fd: $0?.reader ?? -1, events: Int16(POLLIN), revents: 0) }
        while requests.contains(where: { $0.fd >= 0 }) {
            let wait: Int32 = if let deadline { try Self.milliseconds(until: deadline) } else { -1 }
            if poll(&requests, nfds_t(requests.count), wait) < 0, errno != EINTR { throw .ended }
            for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
                if try !Self.read(requests[index].fd, into: &texts[index]) { requests[index].fd = -1 }
                guard texts[index].count <= limit else { throw .endless }
            }
        }
        return (texts[0], texts[1])
    }

    /// Adds what there is to read; returns whether there may be more.
    private static func read(_ descriptor: Int32, into text: inout [UInt8]) throws(Failure) -> Bool {
        var result = 0
        let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
            result = ScreenSpecCLibrary.read(descriptor, buffer.baseAddress, buffer.count)
            count = max(0, result)
        }
        if result < 0, !isWorthAnotherTry { throw .ended }
        text += part
        return result != 0
    }

    private static var isWorthAnotherTry: Bool { errno == EAGAIN || errno == EINTR }
}

// MARK: Starting

extension ChildProgram.Command {
    /// Descriptors are those that the program is to have; where there is none, it reads and writes nothing.
    fileprivate func start(input: Int32?, output: Int32, errors: Int32?) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        if let errors {
            posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        let variables = Environment.variables.merging(environment) { _, new in new }
            .map { "\($0.key)=\($0.value)" }
        var identifier = pid_t()
        let code = withCStrings([program] + arguments) { arguments in
            withCStrings(variables) { variables in
                posix_spawnp(&identifier, program, &actions, nil, arguments, variables)
            }
        }
        guard code == 0 else { throw SystemError(code: code) }
        return identifier
    }
}

/// The two ends of a pipe. No child inherits them, and they never keep a thread waiting.
private final class Pipe {
    let reader: Int32
    let writer: Int32
    private var isReaderOpen = true
    private var isWriterOpen = true

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError.last }
        (reader, writer) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeReader() {
        if isReaderOpen { close(reader) }
        isReaderOpen = false
        makeWaitless(writer)
    }

    func closeWriter() {
        if isWriterOpen { close(writer) }
        isWriterOpen = false
        makeWaitless(reader)
    }

    /// The end that is left, which is ours: the other one is the child's, which expects to be kept waiting.
    private func makeWaitless(_ end: Int32) {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if isReaderOpen { close(reader) }
        if isWriterOpen { close(writer) }
    }
}

/// Calls `body` with a list of C strings that ends in `nil`, as `execve` takes it.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
}
