import UIKit

final class HTTPLayer {
    func send() {}
}

final class ApiService {
    private let layer: HTTPLayer

    init(_ layer: HTTPLayer) { self.layer = layer }
    func load() { layer.send() }
}

protocol DataFetcher { func get() }

final class NetworkFetcher: DataFetcher {
    private let service: ApiService

    init(service: ApiService) { self.service = service }
    func get() { service.load() }
}

protocol IDatabaseManager { func save() }
final class DatabaseManager: IDatabaseManager { func save() {} }

final class FeedPresenter {
    private var database: IDatabaseManager = DatabaseManager()

    func load() { database.save() }
}

final class FeedViewController: UIViewController {
    var presenter: FeedPresenter?
    private let api = ApiService(HTTPLayer())
    private var fetcher: DataFetcher = NetworkFetcher(service: ApiService(HTTPLayer()))

    override func viewDidLoad() {
        presenter?.load()
        api.load()
        fetcher.get()
    }

    func open() {
        let presenter = ListPresenter(
            interactor: ListInteractor()
        )
        presenter.load()
    }
}

final class ListInteractor { func go() {} }
final class ListPresenter {
    private let interactor: ListInteractor

    init(interactor: ListInteractor) { self.interactor = interactor }
    func load() { interactor.go() }
}
final class ListViewController: UIViewController {
    var presenter: ListPresenter?
}
