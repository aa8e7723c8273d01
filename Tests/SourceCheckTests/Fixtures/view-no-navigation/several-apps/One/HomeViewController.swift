import UIKit

final class HomeViewController: UIViewController {
    private let presenter = HomePresenter()
    func showNext() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
final class HomePresenter {}
final class HomeRouter {}
