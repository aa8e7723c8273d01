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

/// What a property keeps may be anybody's, and what has no title is no entry.
final class TabsViewController: UIViewController {
    private lazy var choose = UIAction(title: "Choose") { [weak self] _ in
        self?.markChosen()
    }
    private let firstButton = UIButton()
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(firstButton)
        view.addSubview(nameField)
        firstButton.addAction(choose, for: .touchUpInside)
        listen(with: UIAction { [weak self] _ in self?.rename() })
    }

    private func listen(with action: UIAction) {
        nameField.addAction(action, for: .allEditingEvents)
    }

    private func rename() {
        firstButton.isEnabled = false
    }

    private func markChosen() {
        firstButton.isSelected = true
    }
}
