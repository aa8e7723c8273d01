import UIKit

protocol StartPresenterToWireframeInterface: AnyObject {
    func showHome()
    func showLogin()
    func showTabs()
}

final class StartWireframe: StartPresenterToWireframeInterface {
    weak var controller: UIViewController?
    var window: UIWindow?
    var rootViewController: UIViewController?

    func showHome() {
        let window = UIWindow()
        window.rootViewController = UITabBarController()
        window.makeKeyAndVisible()
    }

    func showLogin() {
        controller?.view.window?.rootViewController = UINavigationController()
    }

    /// What it keeps is nobody's screen yet.
    func showTabs() {
        rootViewController = UITabBarController()
    }
}
