import UIKit

final class Root {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let viewModel = IntroViewModel(greeting: "Hello") { [weak self] in self?.introduce() }
        window.rootViewController = IntroViewController(viewModel: viewModel)
    }

    private func introduce() {
        IntroCoordinator(navigationController: UINavigationController()).showWelcomeGift()
    }
}
