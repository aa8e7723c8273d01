import UIKit

final class MessagesViewModel {
    let contact: String

    init(contact: String) {
        self.contact = contact
    }
}

final class MessagesViewController: UIViewController {
    private let coordinator: MessagesCoordinator
    private let viewModel: MessagesViewModel
    private let contactLabel = UILabel()
    private let giftButton = UIButton()

    init(coordinator: MessagesCoordinator, viewModel: MessagesViewModel) {
        (self.coordinator, self.viewModel) = (coordinator, viewModel)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        contactLabel.text = viewModel.contact
        giftButton.addTarget(self, action: #selector(giftTapped), for: .touchUpInside)
    }

    @objc private func giftTapped() {
        coordinator.showGift()
    }
}
