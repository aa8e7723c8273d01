import UIKit

protocol SearchViewToPresenterInterface: AnyObject {
    func selectItem()
}

final class SearchPresenter: SearchViewToPresenterInterface {
    func selectItem() {}
}

/// What the list is, another rule tells.
final class SearchViewController: UIViewController, UITableViewDelegate {
    var presenter: SearchViewToPresenterInterface?
    private let tableView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.selectItem()
    }
}
