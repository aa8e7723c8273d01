import UIKit

class FeedService {
    func load() {}
}

class FeedPresenter {
    private let service = FeedService()
    private let used = FeedService()

    func go() {
        used.load()
    }
}

class FeedViewController: UIViewController {
    var presenter: FeedPresenter?

    override func viewDidLoad() {
        presenter?.go()
    }
}
