import Dispatch
import Testing

/// Lets the tests of a suite go before those that wait for a thread.
///
/// Tests that run one at a time queue up behind all others after each, so that they would be left for the end, when every other core
/// is idle.
package struct EarlyStart: SuiteTrait, TestScoping {
    /// Whether they run on a thread of their own.
    fileprivate let isApart: Bool

    package func scopeProvider(for test: Test, testCase: Test.Case?) -> EarlyStart? {
        testCase == nil ? self : nil
    }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            if isApart, #available(macOS 15, *) {
                try await Task(executorPreference: OwnThread(test.name), priority: .high) { try await function() }.value
            } else {
                try await Task(priority: .high) { try await function() }.value
            }
        }
    }
}

extension Trait where Self == EarlyStart {
    /// For a suite of tests that take long and run one at a time.
    package static var startsEarly: Self { EarlyStart(isApart: false) }

    /// For such a suite whose tests wait for other programs: they keep no thread from those that compute.
    package static var waitsApart: Self { EarlyStart(isApart: true) }
}

/// Runs one job after the other, beside all others.
@available(macOS 15, *)
private final class OwnThread: TaskExecutor {
    private let queue: DispatchQueue

    init(_ name: String) {
        queue = DispatchQueue(label: name)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
