import Foundation

enum LoginModels {
    struct Request {
        let credentials: Credentials
    }
    struct Credentials {
        let token: String
    }
}

final class LoginInteractor {
    private var last: LoginModels.Credentials?
    var presenter: LoginPresenter?

    func perform(_ request: LoginModels.Request) {
        last = request.credentials
        presenter?.show(request.credentials.token)
    }
}
final class LoginPresenter { func show(_ token: String) {} }
final class LoginViewController: UIViewController {
    private let interactor = LoginInteractor()
}
