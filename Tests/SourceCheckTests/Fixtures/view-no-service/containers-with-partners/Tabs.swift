import UIKit

final class KeychainService {
    func isIn() -> Bool { true }
}

final class TabBarViewModel {
    func must() -> Bool { true }
}

final class TabBarController: UITabBarController {
    private let keychainService = KeychainService()
    private let tabBarViewModel = TabBarViewModel()

    func select() -> Bool { keychainService.isIn() || tabBarViewModel.must() }
}
