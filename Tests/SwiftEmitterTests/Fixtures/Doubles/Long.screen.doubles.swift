@testable import Shop

/// Records what is said to `LongPresenterToViewInterface`.
@MainActor
final class LongPresenterToViewInterfaceDouble: LongPresenterToViewInterface, CallRecorder {
    nonisolated enum Call: Equatable {
        case setDefault(Int)
        case reportEverythingThatHasHappened(toPersonWithIdentifier: String, inOrderWithNumber: Int, afterMinutes: Int)
        case makeEverythingThatIsWanted(forPersonWithIdentifier: String, inOrderWithNumber: Int, afterMinutes: Int)
    }

    let callLog = CallLog<Call>(of: "LongPresenterToViewInterface")

    var `default`: Int = 0 {
        didSet {
            callLog.add(.setDefault(`default`))
        }
    }

    var makeEverythingThatIsWantedHandler: @MainActor (String, Int, Int) async throws -> Order

    init(makeEverythingThatIsWantedHandler: @escaping @MainActor (String, Int, Int) async throws -> Order) {
        self.makeEverythingThatIsWantedHandler = makeEverythingThatIsWantedHandler
    }

    func reportEverythingThatHasHappened(
        toPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) {
        callLog.add(
            .reportEverythingThatHasHappened(
                toPersonWithIdentifier: identifier,
                inOrderWithNumber: number,
                afterMinutes: minutes
            )
        )
    }

    func makeEverythingThatIsWanted(
        forPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) async throws -> Order {
        callLog.add(
            .makeEverythingThatIsWanted(
                forPersonWithIdentifier: identifier,
                inOrderWithNumber: number,
                afterMinutes: minutes
            )
        )
        return try await makeEverythingThatIsWantedHandler(identifier, number, minutes)
    }
}

/// Records what is said to `LongRequesting`.
nonisolated final class LongRequestingDouble: LongRequesting, ConcurrentCallRecorder {
    nonisolated enum Call: Equatable, Sendable {
        case takeEverythingThatIsWanted(byPersonWithIdentifier: String, inOrderWithNumber: Int, afterMinutes: Int)
    }

    let callLog = ConcurrentCallLog<Call>(of: "LongRequesting")

    func takeEverythingThatIsWanted(
        byPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) {
        callLog.add(
            .takeEverythingThatIsWanted(
                byPersonWithIdentifier: identifier,
                inOrderWithNumber: number,
                afterMinutes: minutes
            )
        )
    }
}
