import UIKit

/// It has no presenter.
final class AboutScreen: UIViewController {
    private let interactor = LoginInteractor()

    func load() { interactor.fetch() }
    func reload() { Dependencies.shared.other.fetch() }
}

/// It puts a screen together.
final class RootScreen: UIViewController {
    func open() {
        let view = LoginViewController()
        let presenter = LoginPresenter()
        let interactor = LoginInteractor()
        view.presenter = presenter
        _ = interactor
    }

    func show() { present(LoginWireframe.build(), animated: true) }
}
