import UIKit

final class SumCell: UITableViewCell {}

enum Names {
    static let footer = "Footer"
}

final class CartViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SumCell.self, forCellReuseIdentifier: "Sum")
        tableView.register(SumCell.self, forCellReuseIdentifier: Names.footer)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0: tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
        case 1: tableView.dequeueReusableCell(withIdentifier: "Sum", for: indexPath)
        case 2: tableView.dequeueReusableCell(withIdentifier: "Footer", for: indexPath)
        default: tableView.dequeueReusableCell(withIdentifier: Names.footer, for: indexPath)
        }
    }
}

final class ListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for name in ["One", "Two"] { tableView.register(SumCell.self, forCellReuseIdentifier: name) }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "One", for: indexPath)
    }
}
