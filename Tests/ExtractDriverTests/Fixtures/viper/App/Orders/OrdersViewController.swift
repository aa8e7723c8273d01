import UIKit

/// All orders of a person.
///
/// More about them.
final class OrdersViewController: UIViewController, OrdersPresenterToViewInterface {
    private let titleLabel = UILabel()
    /// What was ordered.
    private let tableView: UITableView = {
        let view = UITableView()
        view.backgroundColor = .white
        return view
    }()
    private lazy var helpButton = UIButton(type: .system)
    private let presenter: OrdersViewToPresenterInterface
    private var orders: [Order] = []

    init(presenter: OrdersViewToPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.addTarget(self, action: #selector(tappedHelp), for: .touchUpInside)
        tableView.delegate = self
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    @objc private func tappedHelp() {
        presenter.askedForHelp()
    }

    func display(_ orders: [Order]) {
        self.orders = orders
        tableView.reloadData()
    }

    func show(title: String) {
        titleLabel.text = title
    }

    func show(title: String, animated: Bool) {}
}

extension OrdersViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.selected(order: orders[indexPath.row], at: indexPath.row)
    }
}
