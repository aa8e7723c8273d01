import UIKit
final class AuthViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var textLabel: UILabel!
}
