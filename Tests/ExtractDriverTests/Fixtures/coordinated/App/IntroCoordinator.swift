import UIKit

/// Has only its name in common with the screen: it leads new people to other screens, and somebody else makes that one.
final class IntroCoordinator {
    private let navigationController: UINavigationController
    private let gifts: GiftCoordinator

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        gifts = GiftCoordinator(navigationController: navigationController)
    }

    func showWelcomeGift() {
        let gift = GiftViewController(coordinator: gifts, viewModel: GiftViewModel(number: 0))
        navigationController.pushViewController(gift, animated: true)
    }

    func close() {
        navigationController.dismiss(animated: true)
    }
}
