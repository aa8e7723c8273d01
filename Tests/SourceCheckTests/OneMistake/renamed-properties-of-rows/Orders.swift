import UIKit

struct OrdersViewModel {
    let title: String
    let sum: [String]
}

protocol OrdersViewProtocol: AnyObject {
    func show(_ model: OrdersViewModel)
}

protocol OrdersPresenterProtocol: AnyObject {
    func didTapPay()
}

protocol OrdersRouterProtocol: AnyObject {
    func openHelp()
}

final class OrdersViewController: UIViewController, OrdersViewProtocol {
    var presenter: OrdersPresenterProtocol?
    private let totalTable = UITableView()
    private let payButton = UIButton()

    private var rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
        totalTable.dataSource = self
    }

    @objc private func payTapped() {
        presenter?.didTapPay()
    }

    func show(_ model: OrdersViewModel) {
        title = model.title
        rows = model.sum
    }
}

final class OrdersPresenter: OrdersPresenterProtocol {
    weak var view: OrdersViewProtocol?
    private let router: OrdersRouterProtocol

    init(router: OrdersRouterProtocol) {
        self.router = router
    }

    func didTapPay() {
        view?.show(OrdersViewModel(title: "Orders", sum: ["3"]))
        router.openHelp()
    }
}

final class OrdersRouter: OrdersRouterProtocol {
    weak var viewController: UIViewController?

    func openHelp() {
        viewController?.present(HelpViewController(), animated: true)
    }
}

final class HelpViewController: UIViewController {}

extension OrdersViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
