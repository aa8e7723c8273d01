import UIKit

nonisolated struct Order: Hashable, Sendable, Identifiable {
    let id: UUID
    var title: String
    var isPaid: Bool
}

final class OrderListViewController: UITableViewController, UISearchResultsUpdating {
    nonisolated enum Section: Int, CaseIterable { case open, paid }

    private var orders: [Order] = []
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Order>(tableView: tableView) {
        tableView,
        indexPath,
        order in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = order.title
        content.image = UIImage(systemName: "cart")
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
        cell.accessoryType = order.isPaid ? .checkmark : .disclosureIndicator
        return cell
    }

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Order")
        tableView.dataSource = dataSource
        tableView.delegate = self
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: self,
            action: #selector(addOrder(_:))
        )
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    @objc private func refresh() {
        apply(orders, animated: true)
        refreshControl?.endRefreshing()
    }

    @objc private func addOrder(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: "New order", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Title"
            field.autocapitalizationType = .sentences
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                guard let self, let text = alert?.textFields?.first?.text else { return }
                self.orders.append(Order(id: UUID(), title: text, isPaid: false))
                self.apply(self.orders, animated: true)
            }
        )
        alert.popoverPresentationController?.barButtonItem = sender
        present(alert, animated: true)
    }

    private func apply(_ orders: [Order], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Order>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(orders.filter { !$0.isPaid }, toSection: .open)
        snapshot.appendItems(orders.filter(\.isPaid), toSection: .paid)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let order = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(OrderViewController(order: order), animated: true)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.orders.remove(at: indexPath.row)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        apply(orders.filter { text.isEmpty || $0.title.contains(text) }, animated: false)
    }
}

final class OrderViewController: UIViewController {
    private let order: Order
    private let stack = UIStackView()
    private let paidSwitch = UISwitch()

    init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(paidSwitch)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        paidSwitch.isOn = order.isPaid
        paidSwitch.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .valueChanged)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay"
        configuration.cornerStyle = .capsule
        let pay = UIButton(configuration: configuration, primaryAction: UIAction(title: "Pay") { _ in })
        stack.addArrangedSubview(pay)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.stack.layoutIfNeeded() }, completion: nil)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.layer.borderColor = UIColor.separator.cgColor
        view.layer.cornerRadius = 8
    }
}
