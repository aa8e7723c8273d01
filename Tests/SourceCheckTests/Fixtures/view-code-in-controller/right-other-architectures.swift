import UIKit

final class LoginViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.frame = .zero
        UIView.animate(withDuration: 1) {}
    }
}
