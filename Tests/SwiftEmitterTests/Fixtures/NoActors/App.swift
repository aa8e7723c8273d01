import UIKit

final class LanesViewController: UIViewController {
    var actions = Actions()
    var presenter: LanesPresenter?
}

final class LanesPresenter: LanesPresenterInterface {
    weak var view: (any LanesViewInterface)?

    func appeared() {
        view?.display(lanes: LanesViewModel(lanes: ["A"]).lanes)
    }
}
