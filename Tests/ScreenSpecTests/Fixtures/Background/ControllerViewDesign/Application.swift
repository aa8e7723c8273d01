import UIKit

/// The owner of the home screen.
@MainActor
final class Application {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

    func start() {
        window.rootViewController = HomeController()
        window.makeKeyAndVisible()
    }
}
