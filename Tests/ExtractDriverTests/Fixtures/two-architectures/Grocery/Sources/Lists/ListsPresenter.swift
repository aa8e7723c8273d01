import Sharing

/// Decides what the view shows and what happens next.
@MainActor
final class ListsPresenter: ListsEventHandling, ListsResponding {
    weak var view: ListsDisplaying?
    var interactor: ListsRequesting?
    weak var wireframe: ListsRouting?

    private var list: Sharing.GroceryList?

    func viewDidLoad() {
        // What comes of it is still to be written.
    }

    func userSelected(at index: Int) {
        guard let list else { return }
        wireframe?.showList(list)
    }

    func userTappedAdd() {
        // What comes of it is still to be written.
    }

    func userTappedSettings() {
        wireframe?.showSettings()
    }

    func fetched(_ lists: [Sharing.GroceryList]) {
        // What comes of it is still to be written.
    }

    func failed(with failure: Sharing.ShareFailure) {
        // What comes of it is still to be written.
    }

    private func display(_ viewModel: ListsViewModel) {
        view?.display(viewModel)
    }

    private func fetchLists() {
        interactor?.fetchLists()
    }

    private func addList(named name: String) {
        interactor?.addList(named: name)
    }
}
