import UIKit

final class HomeControllerView: ControllerView {

    // MARK: Views

    let label: UILabel = {
        let label = UILabel()
        label.text = "Hello world"
        label.isUserInteractionEnabled = true
        return label
    }()

    let tableView = UITableView()

    // MARK: Layout

    override func addSubviews() {
        addSubview(label)
        addSubview(tableView)
        label.frame = CGRect(x: 100, y: 100, width: 300, height: 30)
        tableView.frame = CGRect(x: 0, y: 130, width: 300, height: 400)
    }

    // MARK: Methods

    func animateLabel() {
        UIView.animate(
            withDuration: 0.4,
            animations: {
                self.label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
            },
            completion: nil
        )
    }
}
