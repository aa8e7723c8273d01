final class LoginInteractor {
    weak var presenter: LoginInteractorToPresenterInterface?

    private let loginService: LoginService

    init(loginService: LoginService) {
        self.loginService = loginService
    }
}

extension LoginInteractor: LoginPresenterToInteractorInterface {
    func login(withUsername username: String, andPassword password: String) {
        loginService.login(username: username, password: password) { [weak self] result in
            switch result {
            case .success: self?.presenter?.loginSucceeded()
            case .failure(let error): self?.presenter?.loginFailed(because: error.reason)
            }
        }
    }
}
