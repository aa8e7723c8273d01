import UIKit

final class GiftViewModel {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

final class GiftViewController: UIViewController {
    private let coordinator: GiftCoordinator
    private let viewModel: GiftViewModel
    private let nextButton = UIButton()
    private let backButton = UIButton()

    init(coordinator: GiftCoordinator, viewModel: GiftViewModel) {
        (self.coordinator, self.viewModel) = (coordinator, viewModel)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        backButton.addTarget(self, action: #selector(backTapped), for: .touchUpInside)
    }

    @objc private func nextTapped() {
        coordinator.showGift(number: viewModel.number + 1)
    }

    @objc private func backTapped() {
        coordinator.goBack()
    }
}
