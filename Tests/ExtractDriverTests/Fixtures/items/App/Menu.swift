import UIKit

/// Entries of a menu call what they stand for.
final class CodeViewController: UIViewController {
    private lazy var moreItem: UIBarButtonItem = {
        return UIBarButtonItem(image: nil, menu: moreMenu())
    }()
    private let codeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = moreItem
        view.addSubview(codeLabel)
    }

    private func moreMenu() -> UIMenu {
        let entries = [
            UIAction(title: "Copy", image: nil) { [weak self] _ in
                self?.copyCode()
            },
            UIAction(title: "Withdraw", image: nil) { [weak self] _ in
                self?.withdrawCode()
            },
        ]
        return UIMenu(children: entries)
    }

    private func copyCode() {
        UIPasteboard.general.string = codeLabel.text
    }

    private func withdrawCode() {
        codeLabel.text = nil
    }
}
