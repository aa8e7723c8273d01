import UIKit

/// Properties that are spelled like types.
final class GroupCell: UITableViewCell {
    private let GroupName = UILabel()
    private let Details = UIButton()

    func configure(group: String) {
        contentView.addSubview(GroupName)
        contentView.addSubview(Details)
        GroupName.text = group
        Details.addTarget(self, action: #selector(detailsPressed), for: .touchUpInside)
    }

    @objc private func detailsPressed() {}
}

final class GroupsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = GroupCell()
        cell.configure(group: "A")
        return cell
    }
}
