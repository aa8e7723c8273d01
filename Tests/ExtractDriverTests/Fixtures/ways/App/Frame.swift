import UIKit

/// Keeps the controller that it was made with, which replaces nothing.
final class FrameViewController: UIViewController {
    private let rootViewController: UIViewController

    init() {
        rootViewController = NoticeViewController()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

final class NoticeViewController: UIViewController {
    func ask() {
        let menu = MenuViewController()
        presentMenu(menu, from: view)
    }

    private func presentMenu(_ menu: UIViewController, from view: UIView, isAnimated: Bool = true) {
        menu.modalPresentationStyle = .popover
        present(menu, animated: isAnimated)
    }
}

final class MenuViewController: UIViewController {}
