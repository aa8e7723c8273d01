import UIKit

final class KeychainManager {
    static let shared = KeychainManager()

    func token() -> String { "" }
    func register(_ model: LoginViewModel) {}
}

final class LoginViewModel {
    private let token: String
    private let keychain: KeychainManager

    init(token: String, keychain: KeychainManager) {
        self.token = token
        self.keychain = keychain
    }

    func go() { print(token, keychain.token()) }
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
        let token = KeychainManager.shared.token()
        let model = LoginViewModel(token: token, keychain: KeychainManager.shared)
        KeychainManager.shared.register(model)
        present(LoginViewController(model), animated: true)
    }
}
