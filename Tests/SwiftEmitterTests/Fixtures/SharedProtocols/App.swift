import UIKit

final class LoginViewController: UIViewController, FailureDisplaying {
    var isBusy = false
    weak var presenter: (any LoginPresenterInterface)?

    func show(_ failure: Failure) {}
}

final class HomeViewController: UIViewController, HomeDisplaying {
    var isBusy = false

    func show(_ failure: Failure) {}
    func greet(name: String) {}
}

struct AppOwner: ScreenOwner {}

@MainActor
func show(_ failure: Failure, on views: [any FailureDisplaying]) {
    for view in views { view.show(failure) }
}
