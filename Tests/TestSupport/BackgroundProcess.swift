import Foundation

/// A program that runs while a test does something else.
package final class BackgroundProcess {
    private let child: ChildProcess
    private let streams: TemporaryFolder
    /// Its number may by now be another program's.
    private var hasEnded = false

    private init(child: ChildProcess, streams: TemporaryFolder) {
        self.child = child
        self.streams = streams
    }

    /// Runs a program for as long as `body` runs; one that has not ended by then is killed.
    package static func with<Result>(
        _ executable: String,
        _ arguments: [String] = [],
        in folder: String? = nil,
        _ body: (BackgroundProcess) throws -> Result
    ) throws -> Result {
        try TemporaryFolder.with { streams in
            try streams.write("", to: "input")
            let child = try ChildProcess(
                executable,
                arguments,
                environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" },
                folder: folder,
                streams: ["input", "output", "errors"].map(streams.path)
            )
            let process = BackgroundProcess(child: child, streams: streams)
            defer { if !process.hasEnded { child.kill() } }
            return try body(process)
        }
    }

    /// What it has printed so far.
    package var output: String { (try? streams.read("output")) ?? "" }
    package var errors: String { (try? streams.read("errors")) ?? "" }

    package func send(signal: Int32) {
        child.send(signal: signal)
    }

    /// Waits for it to end, and returns its exit status; `nil` where it does not, or was killed.
    package func end(within seconds: Int) -> Int32? {
        guard let end = child.wait(until: ContinuousClock.now + .seconds(seconds)) else { return nil }
        hasEnded = true
        return end.wasKilled ? nil : end.status
    }

    /// Waits until something holds; returns whether it came to that.
    package static func eventually(within seconds: Int = 20, _ condition: () throws -> Bool) rethrows -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if try condition() { return true }
            if ContinuousClock.now > end { return false }
            usleep(2_000)
        }
    }
}
