import Sharing
import UIKit

/// All lists of the person.
final class ListsViewController: UIViewController, ListsDisplaying {
    weak var presenter: ListsEventHandling?

    private var viewModel: ListsViewModel? {
        didSet {
            render()
        }
    }

    private let tableView = UITableView()
    private let emptyLabel = PaddedLabel()
    private let addItem = UIBarButtonItem()
    private let settingsItem = UIBarButtonItem()

    private var index: Int?

    private var lists: [Sharing.GroceryList] {
        viewModel?.lists ?? []
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        wire()
        handleViewDidLoad()
    }

    func display(_ viewModel: ListsViewModel) {
        self.viewModel = viewModel
    }

    private func render() {
        guard let viewModel else { return }
        emptyLabel.text = viewModel.emptyText
        emptyLabel.isHidden = !viewModel.isEmpty
        tableView.reloadData()
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [tableView, emptyLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        navigationItem.rightBarButtonItems = [addItem, settingsItem]
    }

    private func wire() {
        tableView.register(ListCell.self, forCellReuseIdentifier: "ListCell")
        tableView.dataSource = self
        tableView.delegate = self
        addItem.target = self
        addItem.action = #selector(userTappedAdd)
        settingsItem.target = self
        settingsItem.action = #selector(userTappedSettings)
    }

    private func handleViewDidLoad() {
        presenter?.viewDidLoad()
    }

    private func userSelected() {
        guard let index else { return }
        presenter?.userSelected(at: index)
    }

    @objc private func userTappedAdd() {
        presenter?.userTappedAdd()
    }

    @objc private func userTappedSettings() {
        presenter?.userTappedSettings()
    }
}

extension ListsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lists.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ListCell", for: indexPath)
        if let cell = cell as? ListCell {
            cell.viewModel = ListCell.ViewModel(list: lists[indexPath.row])
        }
        return cell
    }
}

extension ListsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        userSelected()
    }
}
