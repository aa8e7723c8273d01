import UIKit

final class AccountStorage {
    static let shared = AccountStorage()

    func reset() {}
}

final class LoginViewReactor {
    func start() {}
}

final class LoginViewController: UIViewController {
    func bind(reactor: LoginViewReactor) { reactor.start() }
}

/// A capital differs between the two names, so that nobody plays a role here; the controller has a model all the same.
final class SignOutViewReactor {
    func start() {}
}

final class SignoutViewController: UIViewController {
    func bind(reactor: SignOutViewReactor) { reactor.start() }
    @objc private func signOut() { AccountStorage.shared.reset() }
}

/// It has none.
final class FarewellViewController: UIViewController {
    func bind(title: String) { self.title = title }
    @objc private func signOut() { AccountStorage.shared.reset() }
}
