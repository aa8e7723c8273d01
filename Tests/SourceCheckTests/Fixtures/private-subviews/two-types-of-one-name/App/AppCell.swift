import UIKit

final class AppCell: UITableViewCell {
    let badge = Badge()
}

enum Names {
    final class Inner: UIView {
        let label = UILabel()
    }
}
