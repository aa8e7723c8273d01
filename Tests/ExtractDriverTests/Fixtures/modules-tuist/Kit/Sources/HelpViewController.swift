import UIKit

public final class HelpViewController: UIViewController {
    private let closeButton = PrimaryButton()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(closeButton)
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
