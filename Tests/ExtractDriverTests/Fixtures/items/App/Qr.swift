import UIKit

/// What an entry of a menu opens, nobody does who puts the menu together.
final class QrViewController: UIViewController {
    private let segments = UISegmentedControl()
    private let moreItem = UIBarButtonItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(segments)
        navigationItem.rightBarButtonItem = moreItem
        segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
    }

    @objc private func segmentChanged() {
        moreItem.menu = moreMenu()
    }

    private func moreMenu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Log in") { [weak self] _ in
                self?.navigationController?.pushViewController(LoginViewController(), animated: true)
            }
        ])
    }
}
