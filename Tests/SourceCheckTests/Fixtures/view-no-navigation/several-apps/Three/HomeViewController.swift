import UIKit

/// Its partners lie elsewhere, and are nearer to nobody.
final class HomeViewController: UIViewController {
    func showNext() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
