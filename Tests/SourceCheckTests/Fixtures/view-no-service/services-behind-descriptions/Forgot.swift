import UIKit

protocol AuthServiceDescription {
    func reset(_ address: String)
}

final class AuthService: AuthServiceDescription {
    func reset(_ address: String) {}
}

final class ForgotPresenter {
    func load() {}
}

final class ForgotViewController: UIViewController {
    var presenter: ForgotPresenter?
    private let authService: AuthServiceDescription

    init(authService: AuthServiceDescription) {
        self.authService = authService
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func send() {
        presenter?.load()
        authService.reset("")
    }
}
