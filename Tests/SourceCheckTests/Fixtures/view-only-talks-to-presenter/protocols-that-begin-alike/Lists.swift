import UIKit

protocol VTPSearchProtocol: AnyObject { func find() }
protocol VTPListProtocol: AnyObject { func show() }

final class SearchPresenter: VTPSearchProtocol { func find() {} }
final class ListPresenter: VTPListProtocol { func show() {} }

final class ListViewController: UIViewController {
    var presenter: VTPListProtocol?

    override func viewDidLoad() { presenter?.show() }
}

final class SearchViewController: UIViewController {
    var presenter: VTPSearchProtocol?

    override func viewDidLoad() { presenter?.find() }
    func tapped(_ list: ListViewController) { list.presenter?.show() }
}
