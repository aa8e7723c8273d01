import UIKit

class ListInteractor {
    func get() {}
}

class ListWireframe {}

class ListPresenter {
    weak var view: ListViewController?
    var interactor: ListInteractor?
    var wireframe: ListWireframe?

    func load() {
        interactor?.get()
    }
}

class ListViewController: UIViewController {
    var presenter: ListPresenter?

    override func viewDidLoad() {
        presenter?.load()
    }
}

/// No values: it puts the screen together.
struct ListModule {
    let viewController: ListViewController
    private let presenter: ListPresenter

    init() {
        viewController = ListViewController()
        presenter = ListPresenter()
        viewController.presenter = presenter
        presenter.interactor = ListInteractor()
        presenter.wireframe = ListWireframe()
        presenter.view = viewController
    }
}
