// swift-format-ignore-file
import UIKit

final class LoginViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var nameLabel: UILabel!
}

final class NameCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}

struct Names {
    let nameLabel: String
}
