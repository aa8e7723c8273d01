import UIKit

protocol ResponseFetchable {
    func fetch() -> String?
}

struct AuthResponseStore {
    let fetcher: ResponseFetchable
}

/// Holds values, and nobody to ask.
struct OldResponseStore {
    let response: String
}

final class HomeViewModel {
    func load() {}
}

final class HomeViewController: UIViewController {
    private let viewModel = HomeViewModel()

    func show(_ old: OldResponseStore, with store: AuthResponseStore) {
        viewModel.load()
        title = store.fetcher.fetch() ?? old.response
    }
}
