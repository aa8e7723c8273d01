import Kit
import UIKit

final class ShopViewController: UIViewController {
    private let helpButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(helpButton)
        helpButton.addTarget(self, action: #selector(help), for: .touchUpInside)
    }

    @objc private func help() {
        present(HelpViewController(), animated: true)
    }
}
