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

/// By which a controller speaks to its view, whose way back is another protocol.
protocol MainViewDelegate: AnyObject { func tapped() }
protocol MainVCDelegate { func setTableDelegate(_ controller: MainViewController) }
final class MainView: UIView, MainVCDelegate {
    weak var delegate: MainViewDelegate?
    private let table = UITableView()
    func setTableDelegate(_ controller: MainViewController) { table.delegate = controller }
}
final class MainViewController: UIViewController, MainViewDelegate, UITableViewDelegate {
    private let customView = MainView()
    var mainView: MainVCDelegate?
    override func loadView() { view = customView }
    override func viewDidLoad() {
        mainView = customView
        mainView?.setTableDelegate(self)
        customView.delegate = self
    }
    func tapped() {}
}
