import UIKit

/// One of six view controllers has what looks like a presenter, an interactor and a router: nobody can tell that the app is VIPER.
final class LoginInteractor {
    func fetch() {}
}

final class LoginPresenter {
    weak var view: LoginViewController?
}

final class LoginRouter {}

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let interactor = LoginInteractor()

    func load() { interactor.fetch() }
}

final class HomeViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class CartViewController: UIViewController {}
final class ListViewController: UIViewController {}
final class NewsViewController: UIViewController {}
