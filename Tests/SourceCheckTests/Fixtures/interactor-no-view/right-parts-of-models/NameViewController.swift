import UIKit

final class NameViewController: UIViewController {
    enum Kind { case signUp, modify }

    var reactor: NameReactor?

    override func viewDidLoad() { reactor?.go() }
}

final class NameCell: UITableViewCell {
    struct Content { let title: String }
}
