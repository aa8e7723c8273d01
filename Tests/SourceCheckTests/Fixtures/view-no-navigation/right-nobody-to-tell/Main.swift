import UIKit

/// Puts the app together; its controller has no model that could ask it for the next screen.
final class MainCoordinator {
    let controller = MainViewController()
}
final class MainViewController: UIViewController {
    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
final class HelpViewModel {}
final class HelpViewController: UIViewController {
    private let viewModel = HelpViewModel()
}
