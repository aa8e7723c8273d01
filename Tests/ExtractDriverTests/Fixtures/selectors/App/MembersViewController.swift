import UIKit

final class MembersViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showProgress(message: "Loading")
    }

    func load(_ loader: MembersLoader) {
        loader.load { [weak self] in
            guard let that = self else { return }
            that.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Invite",
                style: .plain,
                target: that,
                action: #selector(that.invite)
            )
        }
    }

    @objc func invite() { label.isHidden = true }

    func menu() -> UIMenu {
        let block = UIAction(title: "Block", handler: { _ in self.showProgress(message: "Blocking") })
        return UIMenu(title: "", children: [block])
    }

    private func showProgress(message: String) {
        label.text = message
    }
}

final class MembersLoader {
    func load(_ done: () -> Void) { done() }
}
