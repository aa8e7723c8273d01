import Foundation

/// What the screen shows, one of these at a time.
nonisolated enum RunsState: Hashable, Sendable {
    case loading
    case loaded(runs: [Run], since: Date?)
    case failed(message: String)
    case retrying(Int, after: Duration)

    var isLoading: Bool {
        self == .loading
    }
}

/// What the view is to show.
@MainActor
protocol RunsViewInterface: AnyObject {
    func display(_ state: RunsState)
}

/// What the person did.
@MainActor
protocol RunsPresenterInterface: AnyObject {
    func appeared()
}

nonisolated struct Run: Hashable, Sendable {
    var distance: Double
}
