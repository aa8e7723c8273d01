import Dispatch
import Foundation

/// How a program ended and what it printed.
package struct Completed: Sendable {
    /// The exit status, or the number of the signal where `wasKilled`.
    package let status: Int32
    package let wasKilled: Bool
    package let output: String
    package let errors: String
}

package struct RunError: Error, CustomStringConvertible {
    package let description: String
}

/// Runs a program to its end and returns what it printed.
///
/// Its output goes to files rather than pipes, so that neither a full pipe nor a grandchild that keeps one open can
/// hang a test. `environment` is added to that of the tests.
package func run(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    input: String = "",
    in folder: String? = nil,
    timeout seconds: Int = 300
) throws -> Completed {
    try TemporaryFolder.with { scratch in
        for (name, text) in [("input", input), ("output", ""), ("errors", "")] { try scratch.write(text, to: name) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = try FileHandle(forReadingFrom: scratch.url.appendingPathComponent("input"))
        process.standardOutput = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: scratch.url.appendingPathComponent("errors"))

        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
            process.terminate()
            throw RunError(
                description: """
                    \(executable) \(arguments.joined(separator: " ")) did not end within \(seconds) seconds.
                    \(try scratch.read("output"))\(try scratch.read("errors"))
                    """
            )
        }
        return Completed(
            status: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            output: try scratch.read("output"),
            errors: try scratch.read("errors")
        )
    }
}
