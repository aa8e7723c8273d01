import UIKit

final class AccountsViewController: UIViewController, UITableViewDataSource {
    private let accountsView: UITableView = {
        let tableView = UITableView()
        tableView.register(AccountCell.self, forCellReuseIdentifier: "account")
        return tableView
    }()

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
        (cell as? AccountCell)?.ownerLabel.accessibilityIdentifier = "owner.\(indexPath.row)"
        return cell
    }
}

final class AccountCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let balanceLabel = UILabel()
    let ownerLabel = UILabel()

    func identify(row: Int) {
        balanceLabel.accessibilityIdentifier = AccountCellIdentifiers.balanceLabel(row: row)
    }
}
