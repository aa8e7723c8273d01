import SignIn
import UIKit

final class ProfileViewModel {
    func load() {}
}

final class ProfileCoordinator {}

final class ProfileViewController: UIViewController {
    var viewModel: ProfileViewModel?

    override func viewDidLoad() {
        viewModel?.load()
    }

    /// A screen of the app, in a container.
    func showDetail() {
        let detail = DetailViewController()
        let navigation = UINavigationController(rootViewController: detail)
        present(navigation, animated: true)
    }

    /// Nobody knows what comes out of a function.
    func show(_ factory: Factory) {
        present(UINavigationController(rootViewController: factory.make()), animated: true)
    }

    func show<Controller: Showing>(_ type: Controller.Type) {
        present(UINavigationController(rootViewController: Controller()), animated: true)
    }

    func finish() {
        dismiss(animated: true)
    }
}

/// Of a tool that shows nothing here: the screen itself goes.
extension ProfileViewController: SignInDelegate {
    func signInDidFinish() {
        dismiss(animated: true)
    }
}

final class DetailViewController: UIViewController {}
