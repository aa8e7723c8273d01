import UIKit

final class LoginWireframe {
    let interactor = LoginInteractor()
}

final class LoginInteractor {
    func load() {}
}

final class LoginPresenter {
    func load() {}
}

final class LoginViewController: UIViewController {
    let presenter = LoginPresenter()
    var wireframe: LoginWireframe?
    var home: HomeWireframe?

    func open() {
        presenter.load()
        wireframe?.interactor.load()
        home?.interactor.load()
    }
}

final class HomeWireframe {
    let interactor = HomeInteractor()
}

final class HomeInteractor {
    func load() {}
}

final class HomePresenter {}

final class HomeViewController: UIViewController {
    let presenter = HomePresenter()
}
