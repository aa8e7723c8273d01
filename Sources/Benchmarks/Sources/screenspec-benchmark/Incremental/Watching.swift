import Foundation

/// A compiler that watches.
final class Watching {
    private let process = Process()
    private let messages = Pipe()

    private init(_ compiler: String, in folder: URL) throws {
        process.executableURL = URL(fileURLWithPath: compiler)
        process.arguments = ["--watch"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages
        try process.run()
    }

    /// Ends the compiler when the body ends.
    static func with<Value>(_ compiler: String, in folder: URL, _ body: (Watching) throws -> Value) throws -> Value {
        let watching = try Watching(compiler, in: folder)
        defer {
            watching.process.terminate()
            watching.process.waitUntilExit()
        }
        // Two lines: what was written, and how much is watched.
        var text = ""
        while !text.contains("press Ctrl-C") { text += try watching.message() }
        return try body(watching)
    }

    /// Waits until the compiler says something, as it does at the end of each compile, and until it has said all of it.
    func waitForMessage() throws {
        _ = try message()
        let descriptor = messages.fileHandleForReading.fileDescriptor
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&request, 1, 200) > 0 { _ = try message() }
    }

    private func message() throws -> String {
        let data = messages.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Child.Failure(description: "the watching compiler has ended") }
        return String(decoding: data, as: UTF8.self)
    }

    /// Saves a file, and returns how long it takes until another file, or none, stands at a path. What the compiler says of
    /// it is waited for, and not counted.
    func seconds(untilOtherFile path: String, after save: () throws -> Void) throws -> Double {
        let before = Self.identity(of: path)
        let clock = ContinuousClock()
        try save()
        let start = clock.now
        while Self.identity(of: path) == before {
            guard clock.now - start < .seconds(30) else {
                throw Child.Failure(description: "the watching compiler has not replaced '\(path)' within 30 s")
            }
            usleep(200)
        }
        let seconds = (clock.now - start) / .seconds(1)
        try waitForMessage()
        return seconds
    }

    /// The file that stands at a path; the outputs are replaced by others, never written over.
    private static func identity(of path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
}
