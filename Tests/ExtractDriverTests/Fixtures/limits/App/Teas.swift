import UIKit

final class TeaViewController: UIViewController {
    private let viewModel = TeaViewModel()
    private let pourButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.controller = self
        pourButton.addTarget(self, action: #selector(pour), for: .touchUpInside)
    }

    @objc private func pour() {
        viewModel.pour()
    }

    func show(isHot: Bool) {
        pourButton.isEnabled = !isHot
    }
}

final class TeaViewModel {
    weak var controller: TeaViewController?

    func pour() {
        controller?.show(isHot: true)
    }
}
