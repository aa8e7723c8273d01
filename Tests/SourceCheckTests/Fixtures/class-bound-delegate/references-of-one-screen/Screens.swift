import UIKit

protocol LoginDisplaying {
    func showFailure()
}

final class LoginController: UIViewController, LoginDisplaying {
    func showFailure() {}
}

final class LoginPresenter {
    func start(_ view: LoginDisplaying) { view.showFailure() }
}

/// Nobody wants to hold it weakly.
protocol HomeDisplaying {
    func showFailure()
}

final class HomeController: UIViewController, HomeDisplaying {
    func showFailure() {}
}

final class HomePresenter {
    func start(_ view: HomeDisplaying) { view.showFailure() }
}
