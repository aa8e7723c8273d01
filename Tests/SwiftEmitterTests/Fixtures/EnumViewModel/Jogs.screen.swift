import Foundation

/// What the screen shows, one of these at a time.
nonisolated enum JogsState: Hashable, Sendable {
    case loading
    case loaded(jogs: [Jog], since: Date?)
    case failed(message: String)
    case retrying(Int, after: Duration)

    var isLoading: Bool {
        self == .loading
    }
}

/// What the view is to show.
@MainActor
protocol JogsViewInterface: AnyObject {
    func display(_ state: JogsState)
}

/// What the person did.
@MainActor
protocol JogsPresenterInterface: AnyObject {
    func appeared()
}

nonisolated struct Jog: Hashable, Sendable {
    var distance: Double
}
