import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if UserDefaults.standard.bool(forKey: "isNew") {
            let storyboard = UIStoryboard(name: "Settings", bundle: nil)
            window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "intro")
        }
        return true
    }
}

final class FramedNavigationController: UINavigationController {}
final class ListViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        performSegue(withIdentifier: "showDetail", sender: self)
    }
}
final class DetailViewController: UIViewController {}
final class SettingsViewController: UIViewController {}
final class IntroViewController: UIViewController {}
