import UIKit

final class CupViewController: UIViewController {
    private let viewModel = CupViewModel()
    private let washButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.controller = self
        washButton.addTarget(self, action: #selector(wash), for: .touchUpInside)
    }

    @objc private func wash() {
        viewModel.wash()
    }

    func show(isClean: Bool) {
        washButton.isEnabled = !isClean
    }
}

/// Half of the team's models hold their views, which is told as long as nobody has written down that they do.
final class CupViewModel {
    weak var controller: CupViewController?

    func wash() {
        controller?.show(isClean: true)
    }
}
