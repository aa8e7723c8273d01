import Sharing
import UIKit

/// Builds the screen and leads to other ones.
@MainActor
final class ListsRouter: ListsRouting {
    weak var viewController: UIViewController?
    var presenter: ListsPresenter?

    /// Makes the screen and all who play a part in it.
    func makeLists() -> UIViewController {
        let view = ListsViewController()
        let presenter = ListsPresenter()
        let interactor = ListsInteractor()
        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = self
        interactor.presenter = presenter
        self.presenter = presenter
        viewController = view
        return view
    }

    func showList(_ list: Sharing.GroceryList) {
        let screen = ListDetailRouter().makeListDetail(list: list)
        viewController?.navigationController?.pushViewController(screen, animated: true)
    }

    func showSettings() {
        // Make 'Sharing.Settings' here, and open it as 'push'.
        assertionFailure("showSettings is still to be written.")
    }
}
