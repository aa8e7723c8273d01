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

    package init(description: String) {
        self.description = description
    }
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
        try scratch.write(input, to: "input")
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let child = try ChildProcess(
            executable,
            arguments,
            environment: variables.map { "\($0.key)=\($0.value)" },
            folder: folder,
            streams: ["input", "output", "errors"].map { scratch.url.appendingPathComponent($0).path }
        )
        guard let end = child.wait(until: ContinuousClock.now + .seconds(seconds)) else {
            child.kill()
            throw RunError(
                description: """
                    \(executable) \(arguments.joined(separator: " ")) did not end within \(seconds) seconds.
                    \(try scratch.read("output"))\(try scratch.read("errors"))
                    """
            )
        }
        return Completed(
            status: end.status,
            wasKilled: end.wasKilled,
            output: try scratch.read("output"),
            errors: try scratch.read("errors")
        )
    }
}
