import UIKit

final class CartViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "ItmCell", for: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: "Footer") ?? UITableViewCell()
    }
}
