import UIKit

final class TabsPresenter {}
final class TabsWireframe {}
final class TabsViewController: UITabBarController {
    var presenter: TabsPresenter?

    func replace(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
    }
}
