import UIKit

final class KeychainManager {
    static func delete(key: String) {}
}

final class UserManager {
    static let shared = UserManager()

    func updateLoginState(_ isIn: Bool) {}
}

final class LoginViewModel {
    func go() {}
}

final class LoginViewController: UIViewController {
    private let viewModel: LoginViewModel

    init(_ viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { viewModel.go() }
}

final class PrivacyViewModel {
    func load() {}
}

final class PrivacyViewController: UIViewController {
    private let viewModel = PrivacyViewModel()

    override func viewDidLoad() { viewModel.load() }

    private func quit() {
        KeychainManager.delete(key: "token")
        UserManager.shared.updateLoginState(false)
        UserDefaults.standard.removeObject(forKey: "user")
        let controller = LoginViewController(LoginViewModel())
        view.window?.rootViewController = UINavigationController(rootViewController: controller)
    }
}
