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

    func menu() -> UIMenu {
        let block = UIAction(title: "Block", handler: { _ in self.showProgress(message: "Blocking") })
        return UIMenu(title: "", children: [block])
    }

    private func showProgress(message: String) {
        label.text = message
    }
}
