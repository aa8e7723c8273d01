final class LoginPresenter {
    weak var view: LoginPresenterToViewInterface?

    private let interactor: LoginPresenterToInteractorInterface
    private let wireframe: LoginPresenterToWireframeInterface
    private var username = ""

    init(interactor: LoginPresenterToInteractorInterface, wireframe: LoginPresenterToWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginViewToPresenterInterface {
    func userTappedLogin(withUsername username: String, andPassword password: String) {
        self.username = username
        interactor.login(withUsername: username, andPassword: password)
    }
}

extension LoginPresenter: LoginInteractorToPresenterInterface {
    func loginSucceeded() {
        wireframe.showJogs(of: User(username: username))
    }

    func loginFailed(because reason: LoginFailure) {
        switch reason {
        case .wrongPassword: view?.display(failure: "This is not the password.")
        case .noConnection: view?.display(failure: "You seem to be offline.")
        case .lockedOut(let until): view?.display(failure: "Try again after \(until.formatted()).")
        }
    }
}
