import UIKit

class SearchPresenter {}

class SearchInteractor {
    func check(_ field: UITextField) -> Bool {
        field.text != nil
    }

    func fill(_ cell: UITableViewCell) {}

    func open(from controller: UIViewController) {}
}

class SearchViewController: UIViewController {
    var presenter: SearchPresenter?
}
