import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UINavigationBar.appearance().tintColor = .systemRed
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        let first = UINavigationController(rootViewController: UIViewController())
        first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "1.circle"), tag: 0)
        tabs.viewControllers = [first]
        tabs.delegate = self
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}

extension SceneDelegate: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

final class Wireframe {
    private let storyboard: UIStoryboard

    @MainActor init() {
        storyboard = UIStoryboard(name: "Main", bundle: nil)
    }

    @MainActor func showDetails(from source: UIViewController) {
        guard let details = storyboard.instantiateViewController(withIdentifier: "Details") as? LoginViewController
        else {
            return
        }
        details.modalPresentationStyle = .formSheet
        if let sheet = details.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        source.present(details, animated: true) { details.viewIfLoaded?.setNeedsLayout() }
    }

    @MainActor func pickPhoto(
        from source: UIViewController & UIImagePickerControllerDelegate & UINavigationControllerDelegate
    ) {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        picker.delegate = source
        source.show(picker, sender: nil)
    }
}
