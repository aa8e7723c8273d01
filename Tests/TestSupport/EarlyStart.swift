import Testing

/// Lets the tests of a suite go before those that wait for a thread.
///
/// Tests that run one at a time queue up behind all others after each, so that they would be left for the end, when every other core
/// is idle.
package struct EarlyStart: SuiteTrait, TestScoping {
    fileprivate init() {}

    package func scopeProvider(for test: Test, testCase: Test.Case?) -> EarlyStart? {
        testCase == nil ? self : nil
    }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await Task(priority: .high) { try await function() }.value
        }
    }
}

extension Trait where Self == EarlyStart {
    /// For a suite of tests that take long and run one at a time.
    package static var startsEarly: Self { EarlyStart() }
}
