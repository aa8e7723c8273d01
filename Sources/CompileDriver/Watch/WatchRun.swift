import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

/// `compile --watch`: compiles, and again whenever a spec or the project file changes, until it is interrupted.
package struct WatchRun: Sendable {
    private let request: CompileRequest
    private let compile: CompileRun

    /// - Parameter compile: What to do each time, for the same request.
    package init(_ request: CompileRequest, _ compile: CompileRun) {
        self.request = request
        self.compile = compile
    }

    /// Editors write a file in several steps; so long nothing must happen for them to be done.
    private static let quiet = Duration.milliseconds(5)
    /// A branch that is switched may keep the disk busy for longer than anybody wants to wait.
    private static let longestWait = Duration.milliseconds(50)

    package func callAsFunction() -> ExitStatus {
        StandardStream.outliveReaders()
        do throws(SystemError) {
            let interruption = try Interruption()
            let events = try ChangeSources.events()
            do throws(SystemError) {
                try watch(events ?? PollingSource(), interruption)
            } catch {
                StandardStream.errors.write(
                    "The system does not watch so many folders (\(error.reason)); looking every quarter of a second"
                        + " instead. On Linux, fs.inotify.max_user_watches raises the limit.\n"
                )
                try watch(PollingSource(), interruption)
            }
            return .success
        } catch {
            StandardStream.errors.write("error: Files can't be watched: \(error.reason).\n")
            return .failure
        }
    }

    private func watch(_ source: any ChangeSource, _ interruption: Interruption) throws(SystemError) {
        var plan = WatchPlan(request)
        // First watch, then read: what changes in between is told.
        _ = try source.watch(plan)
        var status = compile()
        StandardStream.errors.write(
            "Watching \(source.folderCount) \(source.folderCount == 1 ? "folder" : "folders"); press Ctrl-C to end.\n"
        )
        while true {
            let changes = settled(source.changes(within: nil, until: interruption), source, interruption)
            if interruption.isPending { return }
            let next = WatchPlan(request)
            var isOther = false
            if next != plan || changes.contains(.folders) { isOther = try source.watch(next) }
            plan = next
            if changes.contains(.files) {
                status = compile()
            } else if isOther {
                // An error that was told stands until something else is said.
                status = status == .success ? compile.unprompted() : compile()
            }
        }
    }

    /// The changes with those that follow at once.
    private func settled(_ first: Changes, _ source: any ChangeSource, _ interruption: Interruption) -> Changes {
        var changes = first
        let clock = ContinuousClock()
        let end = clock.now + Self.longestWait
        while !changes.isEmpty, clock.now < end {
            let more = source.changes(within: Self.quiet, until: interruption)
            if more.isEmpty { break }
            changes.formUnion(more)
        }
        return changes
    }
}
