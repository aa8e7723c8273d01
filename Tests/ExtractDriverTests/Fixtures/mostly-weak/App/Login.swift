import UIKit

protocol LoginPresenterProtocol: AnyObject {
    func show()
}

protocol LoginInteractorInputProtocol: AnyObject {
    func load()
}

protocol LoginInteractorOutputProtocol: AnyObject {
    func didLoad()
}

protocol LoginViewProtocol: AnyObject {
    func update()
}

final class LoginViewController: UIViewController, LoginViewProtocol {
    var presenter: LoginPresenterProtocol?
    private let button = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(showTapped), for: .touchUpInside)
    }

    @objc private func showTapped() {
        presenter?.show()
    }

    func update() {}
}

final class LoginPresenter: LoginPresenterProtocol, LoginInteractorOutputProtocol {
    weak var view: LoginViewProtocol?
    var interactor: LoginInteractorInputProtocol?

    func show() {
        interactor?.load()
    }

    func didLoad() {
        view?.update()
    }
}

final class LoginInteractor: LoginInteractorInputProtocol {
    weak var presenter: LoginInteractorOutputProtocol?

    func load() {
        presenter?.didLoad()
    }
}
