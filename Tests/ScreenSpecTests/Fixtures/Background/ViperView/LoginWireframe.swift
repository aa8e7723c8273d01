import UIKit

/// Part of a stack that its view owns: the view keeps the presenter, and the presenter keeps this wireframe.
@MainActor
final class LoginWireframe {
    private weak var viewController: UIViewController?
    private let store: JogStore
    private var jogs: JogsWireframe?

    init(store: JogStore) {
        self.store = store
    }

    static func makeViewController(loginService: LoginService, store: JogStore) -> UIViewController {
        let interactor = LoginInteractor(loginService: loginService)
        let wireframe = LoginWireframe(store: store)
        let presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        let view = LoginViewController(presenter: presenter)
        interactor.presenter = presenter
        presenter.view = view
        wireframe.viewController = view
        return view
    }
}

extension LoginWireframe: LoginPresenterToWireframeInterface {
    func showJogs(of user: User) {
        guard let navigationController = viewController?.navigationController else { return }
        let jogs = JogsWireframe.table(of: user, store: store)
        self.jogs = jogs
        jogs.present(in: navigationController)
    }
}
