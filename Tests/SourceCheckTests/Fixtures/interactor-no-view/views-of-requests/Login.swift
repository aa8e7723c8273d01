import AuthenticationServices

enum LoginModels {
    struct Request {
        let controller: LoginViewController
        let token: String
    }
}

final class LoginInteractor {
    private let authorization = ASAuthorizationController(authorizationRequests: [])

    func perform(_ request: LoginModels.Request) {
        authorization.presentationContextProvider = request.controller
    }
    func remember(_ request: LoginModels.Request) {
        let controller = request.controller
        _ = controller
    }
    // One thing to mend: the parts of a view come along with it.
    func tell(_ request: LoginModels.Request) {
        request.controller.card.titleLabel.text = request.token
    }
}
final class LoginPresenter {}
final class LoginViewController: UIViewController {
    let card = CardView()
    private let interactor = LoginInteractor()
}
final class CardView: UIView { let titleLabel = UILabel() }
