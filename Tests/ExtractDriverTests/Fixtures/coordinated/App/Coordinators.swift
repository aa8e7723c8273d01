import UIKit

// Each coordinator opens its own screen for others. One of them is asked for it by that screen too.

final class MessagesCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func showMessages(of contact: String) {
        let controller = MessagesViewController(coordinator: self, viewModel: MessagesViewModel(contact: contact))
        navigationController.pushViewController(controller, animated: true)
    }

    func showGift() {
        GiftCoordinator(navigationController: navigationController).showGift(number: 1)
    }
}

final class GiftCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func showGift(number: Int) {
        let controller = GiftViewController(coordinator: self, viewModel: GiftViewModel(number: number))
        navigationController.pushViewController(controller, animated: true)
    }

    func goBack() {
        navigationController.popViewController(animated: true)
    }
}
