import UIKit

final class TeamViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var membersTable: UITableView!
    @IBOutlet private weak var guestsTable: UITableView!
    private let members = ["Ada", "Grace"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = members[indexPath.row]
        return cell
    }
}
