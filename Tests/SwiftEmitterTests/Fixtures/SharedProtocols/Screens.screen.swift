import UIKit

/// What the view is to show.
@MainActor
protocol FailureDisplaying: AnyObject, UIScrollViewDelegate {
    /// Whether the screen waits for an answer.
    var isBusy: Bool { get set }

    func show(_ failure: Failure)
}

/// That a screen is done.
@MainActor
protocol ScreenOwner {}

/// What the person did.
@MainActor
protocol LoginPresenterInterface: AnyObject {
    func userTappedLogin()
}

/// What the view is to show.
@MainActor
protocol HomeDisplaying: AnyObject, UIScrollViewDelegate {
    /// Whether the screen waits for an answer.
    var isBusy: Bool { get set }

    func show(_ failure: Failure)
    func greet(name: String)
}
