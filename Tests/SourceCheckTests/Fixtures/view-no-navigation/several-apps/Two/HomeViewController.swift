import UIKit

final class HomeViewController: UIViewController {
    func showNext() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
