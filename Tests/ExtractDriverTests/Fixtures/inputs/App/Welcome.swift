import UIKit

final class WelcomeViewModel {
    func show(_ title: String) {}
    func show(_ title: String, completion: @escaping () -> Void) {}
}

/// What others call by these names is somebody else's.
class WelcomeViewController: PlainViewController {
    private let viewModel = WelcomeViewModel()
    private let startButton = UIButton()
    private let helpButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        helpButton.rx.primaryAction.bind { [viewModel = viewModel] in viewModel.show("Help") }
    }

    func layOut() {}

    func greet(_ name: String) {}

    func waveToEverybody() {}

    func popoverPresentationController(
        _ controller: UIPopoverPresentationController,
        willRepositionPopoverTo place: UnsafeMutablePointer<CGRect>,
        near view: UIView
    ) {}

    @objc private func start() {
        viewModel.show("Start") { [weak self] in self?.dismiss(animated: true) }
    }
}

class PlainViewController: UIViewController {}
