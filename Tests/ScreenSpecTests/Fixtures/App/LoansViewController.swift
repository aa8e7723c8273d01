import UIKit

final class LoansViewController: UIViewController {
    weak var presenter: LoansEventHandling?

    var isBusy = false {
        didSet { tableView.isUserInteractionEnabled = !isBusy }
    }

    private let tableView = UITableView()
    private let emptyStateView = EmptyStateView()
    private let finesItem = UIBarButtonItem()
    private var viewModel: LoansViewModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        view.addSubview(emptyStateView)
        finesItem.target = self
        finesItem.action = #selector(tapFines)
        navigationItem.rightBarButtonItem = finesItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.beganPresenting()
    }

    @objc private func tapFines() {
        presenter?.userTappedFines()
    }
}

extension LoansViewController: LoansDisplaying {
    func display(_ viewModel: LoansViewModel) {
        self.viewModel = viewModel
        emptyStateView.viewModel = viewModel.emptyState
        emptyStateView.isHidden = !viewModel.isEmpty
        finesItem.title = viewModel.formattedFines
        finesItem.isEnabled = viewModel.hasFines
        tableView.reloadData()
    }

    func confirm(renewed loan: Loan, until due: Date) {
        title = due.formatted()
    }

    func display(failure: String) {
        title = failure
    }
}

extension LoansViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel?.loans.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LoanCell", for: indexPath)
        if let cell = cell as? LoanCell, let loan = viewModel?.loans[indexPath.row] {
            cell.viewModel = LoanCell.ViewModel(loan: loan, on: .now)
            cell.delegate = self
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let loan = viewModel?.loans[indexPath.row] else { return }
        presenter?.userSelected(loan: loan)
    }
}

extension LoansViewController: LoanCellDelegate {
    func loanCellUserTappedRenew(_ loanCell: LoanCell) {
        guard let row = tableView.indexPath(for: loanCell)?.row, let loan = viewModel?.loans[row] else { return }
        presenter?.userTappedRenew(loan: loan)
    }

    func loanCellUserAskedForDetails(_ loanCell: LoanCell) {
        guard let row = tableView.indexPath(for: loanCell)?.row, let loan = viewModel?.loans[row] else { return }
        presenter?.userSelected(loan: loan)
    }

    func loanCell(_ loanCell: LoanCell, shouldWarnBefore due: Date) -> Bool {
        due < .now.addingTimeInterval(3 * 86_400)
    }
}
