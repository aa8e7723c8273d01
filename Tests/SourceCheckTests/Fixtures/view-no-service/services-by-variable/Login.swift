import UIKit

final class LoginViewModel {
    func load() {}
}

final class AuthService {
    func signIn() {}

    func refresh() {}
}

final class Server {
    let authService = AuthService()
}

final class Application {
    static let app = Application()
    let server = Server()
}

final class LoginViewController: UIViewController {
    let viewModel = LoginViewModel()

    override func viewDidLoad() {
        let authService = Application.app.server.authService

        viewModel.load()
        authService.refresh()
        authService.signIn()
    }

    func retry() {
        let server = Application.app.server

        server.authService.signIn()
    }

    func hand() {
        let authService = Application.app.server.authService

        hand(to: authService)
    }

    private func hand(to service: Any) {}
}
