import UIKit

final class ProductCell: UITableViewCell {
    final class ViewModel {
        private weak var unset: UITableView?
        private weak var set: UITableView?
        weak var visible: UITableView?

        func show(in tableView: UITableView) {
            set = tableView
            unset?.reloadData()
        }
    }
}
