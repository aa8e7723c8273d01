@testable import Shop

/// Counts what is said to `LongPresenterToViewInterface`, and answers it.
@MainActor
final class LongPresenterToViewInterfaceMock: LongPresenterToViewInterface {
    init() {}

    init(default: Int = 0) {
        self.default = `default`
    }

    private(set) var defaultSetCallCount = 0

    var `default`: Int = 0 {
        didSet {
            defaultSetCallCount += 1
        }
    }

    private(set) var reportEverythingThatHasHappenedCallCount = 0
    var reportEverythingThatHasHappenedArgValues: [(identifier: String, number: Int, minutes: Int)] = []
    var reportEverythingThatHasHappenedHandler: (@MainActor (String, Int, Int) -> Void)?

    func reportEverythingThatHasHappened(
        toPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) {
        reportEverythingThatHasHappenedCallCount += 1
        reportEverythingThatHasHappenedArgValues.append((identifier, number, minutes))
        reportEverythingThatHasHappenedHandler?(identifier, number, minutes)
    }

    private(set) var makeEverythingThatIsWantedCallCount = 0
    var makeEverythingThatIsWantedArgValues: [(identifier: String, number: Int, minutes: Int)] = []
    var makeEverythingThatIsWantedHandler: (@MainActor (String, Int, Int) async throws -> Order)?

    func makeEverythingThatIsWanted(
        forPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) async throws -> Order {
        makeEverythingThatIsWantedCallCount += 1
        makeEverythingThatIsWantedArgValues.append((identifier, number, minutes))
        if let makeEverythingThatIsWantedHandler {
            return try await makeEverythingThatIsWantedHandler(identifier, number, minutes)
        }
        fatalError("makeEverythingThatIsWantedHandler returns can't have a default value thus its handler must be set")
    }
}

/// Counts what is said to `LongRequesting`, and answers it.
nonisolated final class LongRequestingMock: LongRequesting, Sendable {
    init() {}

    // swift-format-ignore
    private let takeEverythingThatIsWantedState = MockState<(identifier: String, number: Int, minutes: Int), @Sendable (String, Int, Int) -> Void>()

    var takeEverythingThatIsWantedCallCount: Int {
        takeEverythingThatIsWantedState.callCount
    }

    var takeEverythingThatIsWantedArgValues: [(identifier: String, number: Int, minutes: Int)] {
        takeEverythingThatIsWantedState.argValues
    }

    var takeEverythingThatIsWantedHandler: (@Sendable (String, Int, Int) -> Void)? {
        get {
            takeEverythingThatIsWantedState.handler
        }
        set {
            takeEverythingThatIsWantedState.handler = newValue
        }
    }

    func takeEverythingThatIsWanted(
        byPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) {
        takeEverythingThatIsWantedState.add((identifier, number, minutes))
        takeEverythingThatIsWantedHandler?(identifier, number, minutes)
    }
}
