import Testing

/// How long the body of a test may take.
///
/// Swift Testing's own limit counts the time for which a test waits for a thread too, which with two cores and tests
/// that wait for compilers is longer than the test.
package struct BodyTimeLimit: TestTrait, SuiteTrait, TestScoping {
    package let isRecursive = true
    private let limit: Duration

    fileprivate init(_ limit: Duration) {
        self.limit = limit
    }

    /// One scope for each case: that of a suite would count all its tests.
    package func scopeProvider(for test: Test, testCase: Test.Case?) -> BodyTimeLimit? {
        testCase == nil ? nil : self
    }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let start = ContinuousClock.now
        try await function()
        let duration = ContinuousClock.now - start
        #expect(duration < limit, "\(test.name) took longer than \(limit)")
    }
}

extension Trait where Self == BodyTimeLimit {
    /// The limit for a test whose body does not suspend.
    package static func takes(atMost limit: Duration) -> Self {
        BodyTimeLimit(limit)
    }
}
