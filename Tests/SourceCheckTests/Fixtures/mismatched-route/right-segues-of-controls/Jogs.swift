import UIKit

final class JogsViewController: UIViewController {
    /// What code does is compared with that.
    func pushHelp() {
        navigationController?.pushViewController(HelpViewController(), animated: true)
    }
}
final class DetailsViewController: UIViewController {}
final class HelpViewController: UIViewController {}
