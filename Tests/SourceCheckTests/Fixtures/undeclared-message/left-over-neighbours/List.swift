import UIKit

protocol CrowdloanListPresenterProtocol: AnyObject {
    func start()
}
final class CrowdloanListPresenter: CrowdloanListPresenterProtocol {
    func start() {}
}
final class CrowdloanListViewLayout: UIView {}
final class CrowdloanListViewController: UIViewController {
    typealias RootViewType = CrowdloanListViewLayout
    let presenter: CrowdloanListPresenterProtocol
    var thing: SomethingFromAPackage?
    init(presenter: CrowdloanListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { presenter.setup() }
}
#if DEBUG
final class Cell {
    weak var presenter: CrowdloanListPresenterProtocol?
    func load() { presenter?.setup() }
}
#else
final class Cell {
    weak var presenter: CrowdloanListPresenterProtocol?
    func load() { presenter?.setup() }
}
#endif
private final class Row {
    weak var presenter: CrowdloanListPresenterProtocol?
    func load() { presenter?.setup() }
}
