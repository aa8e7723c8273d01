import UIKit
final class AuthViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBAction private func go(_ sender: Any) {}
}
