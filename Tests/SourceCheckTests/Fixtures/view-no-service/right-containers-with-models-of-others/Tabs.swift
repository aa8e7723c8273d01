import UIKit

final class KeychainService {
    func isIn() -> Bool { true }
}

final class HomeViewModel {
    var keychain: KeychainService?

    func must() -> Bool { keychain?.isIn() ?? false }
}

final class HomeViewController: UIViewController {
    var viewModel: HomeViewModel?

    override func viewDidLoad() { _ = viewModel?.must() }
}

final class TabBarController: UITabBarController {
    private let keychainService = KeychainService()
    private let homeViewModel = HomeViewModel()

    override func viewDidLoad() {
        let home = HomeViewController()
        homeViewModel.keychain = keychainService
        home.viewModel = homeViewModel
        viewControllers = [home]
    }
}
