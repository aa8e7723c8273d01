// swift-format-ignore-file
import UIKit

/// The interface of the use case, which its holder owns; what leads back is its own delegate.
protocol LoginUseCaseDelegate {
    var responseDelegate: LoginUseCaseResponseDelegate? { get set }
    func start()
}
protocol LoginUseCaseResponseDelegate: AnyObject { func done() }
final class LoginUseCase: LoginUseCaseDelegate {
    var responseDelegate: LoginUseCaseResponseDelegate?
    func start() { responseDelegate?.done() }
}
final class LoginViewModel: LoginUseCaseResponseDelegate, LoginViewModelDelegate {
    var useCase: LoginUseCaseDelegate?
    var state: ((Bool) -> Void)?
    func go() {
        useCase?.responseDelegate = self
        useCase?.start()
    }
    func done() {}
}

protocol LoginViewModelDelegate { func go() }
final class LoginViewController: UIViewController {
    var loginViewModel: LoginViewModelDelegate?
    override func viewDidLoad() { loginViewModel?.go() }
}
