import UIKit

final class NetworkService { func load() {} }

final class LoginReactor {
    var service: NetworkService?
    private let other: NetworkService?

    init(other: NetworkService? = nil) { self.other = other }
    func go() {
        service?.load()
        other?.load()
    }
    func use(_ service: NetworkService) { self.service = service }
}

final class LoginViewController: UIViewController {
    var reactor: LoginReactor?

    override func viewDidLoad() { reactor?.go() }
}

final class PostReactor { func load() {} }

final class PostViewController: UIViewController {
    var reactor: PostReactor?

    override func viewDidLoad() { reactor?.load() }

    func open() {
        let service: NetworkService = NetworkService()
        let reactor = LoginReactor(other: NetworkService())
        reactor.service = NetworkService()
        reactor.use(service)
        let login = LoginViewController()
        login.reactor = reactor
        present(login, animated: true)
    }
}
