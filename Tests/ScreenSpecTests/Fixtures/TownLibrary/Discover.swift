import Foundation

@MainActor
final class DiscoverPresenter {
    weak var view: (any DiscoverPresenterToViewInterface)?

    private let interactor: any DiscoverPresenterToInteractorInterface
    private let wireframe: any DiscoverPresenterToWireframeInterface
    private var filter = BookFilter()

    init(
        interactor: any DiscoverPresenterToInteractorInterface,
        wireframe: any DiscoverPresenterToWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func load(_ query: String) async {
        view?.display(.loading)
        do {
            let isSearch = !query.isEmpty
            let books =
                isSearch
                ? try await interactor.books(about: query, matching: filter)
                : try await interactor.newBooks(matching: filter)
            view?.display(
                books.isEmpty
                    ? .empty(query: query)
                    : .loaded(books: books, heading: isSearch ? "About \(query)" : "New this month")
            )
        } catch {
            view?.display(.failed(message: "The library cannot be reached."))
        }
    }
}

extension DiscoverPresenter: DiscoverViewToPresenterInterface {
    func beganPresenting() {
        interactor.watchCatalogue()
        Task { await load("") }
    }

    func userPulledToRefresh() {
        view?.display(isRefreshing: true)
        Task {
            await load(view?.query ?? "")
            view?.display(isRefreshing: false)
        }
    }

    func userSearched(for query: String) {
        Task { await load(query) }
    }

    func userTappedRetry() {
        Task { await load(view?.query ?? "") }
    }

    func userTappedScan() {
        wireframe.scanBarcode()
    }

    func userTappedFilter() {
        wireframe.showFilters(startingWith: filter)
    }

    func userSelected(book: Book) {
        wireframe.showBook(book)
    }
}

extension DiscoverPresenter: DiscoverInteractorToPresenterInterface {
    func catalogueChanged() {
        userTappedRetry()
    }
}

extension DiscoverPresenter: DiscoverWireframeToPresenterInterface {
    func scanned(code: String) {
        view?.query = code
        userSearched(for: code)
    }

    func chose(filter: BookFilter) {
        self.filter = filter
        userTappedRetry()
    }
}

@MainActor
final class DiscoverInteractor: DiscoverPresenterToInteractorInterface {
    weak var presenter: (any DiscoverInteractorToPresenterInterface)?

    private var isWatched = false
    private var catalogue: [Book]

    init(catalogue: [Book]) {
        self.catalogue = catalogue
    }

    func books(about query: String, matching filter: BookFilter) async throws -> [Book] {
        try await newBooks(matching: filter).filter { $0.title.contains(query) }
    }

    func newBooks(matching filter: BookFilter) async throws -> [Book] {
        catalogue.filter { $0.popularity >= filter.minimumPopularity }
    }

    func watchCatalogue() {
        isWatched = true
    }

    func add(_ book: Book) {
        catalogue.append(book)
        if isWatched { presenter?.catalogueChanged() }
    }
}
