import UIKit

final class MenuViewController: UIViewController {
    var presenter: MenuPresenter?

    override func viewDidLoad() { presenter?.load() }
}

final class MenuPresenter {
    func load() {}

    func highlight() {
        UIView.animate(withDuration: 0.3) { self.load() }
    }
}
