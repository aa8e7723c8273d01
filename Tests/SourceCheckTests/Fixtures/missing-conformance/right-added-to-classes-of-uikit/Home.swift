import UIKit

extension UIViewController {
    func showSpinner() {}
}

extension UIResponder {
    func showMessage(_ text: String) {}
}

final class HomeViewController: UIViewController, HomeViewInterface {}
