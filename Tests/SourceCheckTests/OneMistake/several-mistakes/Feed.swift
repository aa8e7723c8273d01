import UIKit

final class HTTPLayer {
    static let shared = HTTPLayer()

    func send() {}
}

final class ApiService {
    init(done: @escaping () -> Void) { done() }
    func load() {}
}

final class UserManager {
    static let shared = UserManager()

    func isIn() -> Bool { true }
}

final class FeedPresenter {
    func load() {}
}

final class FeedViewController: UIViewController {
    var presenter: FeedPresenter?
    private let api = ApiService(done: { HTTPLayer.shared.send() })

    override func viewDidLoad() {
        presenter?.load()
        api.load()
        if UserManager.shared.isIn() { HTTPLayer.shared.send() }
    }
}
