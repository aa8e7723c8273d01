import Sharing

/// Does the work of the use case, whatever it takes to do it.
@MainActor
final class ListsInteractor: ListsRequesting {
    weak var presenter: ListsResponding?

    func fetchLists() {
        // What comes of it is still to be written.
    }

    func addList(named name: String) {
        // What comes of it is still to be written.
    }

    private func fetched(_ lists: [Sharing.GroceryList]) {
        presenter?.fetched(lists)
    }

    private func failed(with failure: Sharing.ShareFailure) {
        presenter?.failed(with: failure)
    }
}
