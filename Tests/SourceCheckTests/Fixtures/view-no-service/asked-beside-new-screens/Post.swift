import UIKit

final class LoginReactor { func go() {} }

final class LoginViewController: UIViewController {
    var reactor: LoginReactor?

    override func viewDidLoad() { reactor?.go() }
}

final class UserStorage {
    static let shared = UserStorage()
    var name = ""
    var first: UIViewController?
}

final class NetworkService { func load(_ done: (Int) -> Void) {} }

final class PostReactor {
    func load() {}
    func show(_ names: [String]) {}
}

final class PostViewController: UIViewController {
    var reactor: PostReactor?

    override func viewDidLoad() { reactor?.load() }

    func bind() {
        reactor?.show([1, 2].map { _ in UserStorage.shared.name })
        let api = NetworkService()
        api.load { _ in self.leave() }
        let first = UserStorage.shared.first
        let login = LoginViewController()
        login.reactor = LoginReactor()
        first?.present(login, animated: true)
        title = UserStorage.shared.name
    }

    func leave() {}
}
