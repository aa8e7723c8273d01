import UIKit

protocol DataFetcher {
    func get()
}

class NetworkService {
    static let shared = NetworkService()

    func load() {}
    func observe(_ body: () -> Void) -> Int { 0 }
}

class NetworkDataFetcher: DataFetcher {
    let network: NetworkService

    init(networking: NetworkService) {
        network = networking
    }

    func get() {
        network.load()
    }
}

class FeedInteractor {
    func go() {}
}

class FeedViewController: UIViewController {
    var interactor: FeedInteractor?
    private var root = Database.database().reference()
    var other = Database.database().reference()
    // Others read it, which is another matter.
    var known = Database.database().reference()
    // The object that it gets is kept for as long as the view is to hear of changes.
    private var token = NetworkService.shared.observe {}
    private var read = NetworkDataFetcher(networking: NetworkService())

    override func viewDidLoad() {
        interactor?.go()
        read.get()
    }
}

class OldViewController: UIViewController {
    private var fetcher: DataFetcher = NetworkDataFetcher(networking: NetworkService())
}
