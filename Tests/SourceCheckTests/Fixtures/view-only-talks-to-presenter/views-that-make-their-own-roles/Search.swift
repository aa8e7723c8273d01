import UIKit

class SearchPresenter {
    weak var view: SearchViewController?
    var interactor: SearchInteractor?

    func find() {
        interactor?.get()
    }
}

class SearchInteractor {
    func get() {}
}

class SearchViewController: UIViewController {
    var presenter: SearchPresenter?

    override func viewDidLoad() {
        build()
        presenter?.find()
    }

    private func build() {
        let presenter = SearchPresenter()
        let interactor = SearchInteractor()
        presenter.view = self
        presenter.interactor = interactor
        self.presenter = presenter
    }
}
