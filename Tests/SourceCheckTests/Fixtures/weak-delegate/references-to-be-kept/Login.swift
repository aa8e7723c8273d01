import UIKit

final class LoginPresenter {
    private weak var interactor: LoginInteractor?
    private unowned let wireframe: LoginWireframe

    init(interactor: LoginInteractor, wireframe: LoginWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
final class LoginInteractor {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    private let presenter: LoginPresenter

    init(presenter: LoginPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
}
