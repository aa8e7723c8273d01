/// What the view is to show.
@MainActor
protocol LongPresenterToViewInterface: AnyObject {
    var `default`: Int { get set }

    func reportEverythingThatHasHappened(
        toPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    )
    func makeEverythingThatIsWanted(
        forPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    ) async throws -> Order
}

/// What the presenter needs to be done.
nonisolated protocol LongRequesting: AnyObject, Sendable {
    func takeEverythingThatIsWanted(
        byPersonWithIdentifier identifier: String,
        inOrderWithNumber number: Int,
        afterMinutes minutes: Int
    )
}
