import UIKit

final class HeaderView: UIView {
    let nameLabel = UILabel()

    override func layoutSubviews() { addSubview(nameLabel) }
}

final class HomeViewController: UIViewController {
    let header = HeaderView()

    override func viewDidLoad() { view.addSubview(header) }
}
