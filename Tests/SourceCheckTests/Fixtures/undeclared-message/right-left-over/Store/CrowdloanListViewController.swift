import UIKit

protocol CrowdloanListPresenterProtocol: AnyObject {
    func start()
}
final class CrowdloanListPresenter: CrowdloanListPresenterProtocol {
    func start() {}
}
final class CrowdloanListViewController: UIViewController {
    typealias RootViewType = CrowdloanListViewLayout
    let presenter: CrowdloanListPresenterProtocol
    init(presenter: CrowdloanListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { presenter.setup() }
}
