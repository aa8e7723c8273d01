import UIKit

infix operator &> : AssignmentPrecedence

func &> <Value>(value: Value, change: (Value) -> Void) -> Value {
    change(value)
    return value
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let coordinator = StartCoordinator(navigator: Navigator(), window: window) &> { $0.isFirst = true }
        coordinator.start()
        return true
    }
}

final class StartCoordinator {
    private let navigator: Navigator
    private let window: UIWindow
    var isFirst = false

    init(navigator: Navigator, window: UIWindow) {
        (self.navigator, self.window) = (navigator, window)
    }

    func start() {
        if isFirst {
            window.rootViewController = TutorialViewController.instantiate()
        } else {
            // Which screen that is, only the cases of a switch say.
            navigator.show(.home, in: window)
        }
    }
}

final class Navigator {
    enum Scene {
        case home, settings
    }

    func show(_ scene: Scene, in window: UIWindow) {
        window.rootViewController = controller(for: scene)
    }

    private func controller(for scene: Scene) -> UIViewController {
        switch scene {
        case .home: return HomeViewController()
        case .settings: return SettingsViewController()
        }
    }
}

extension UIViewController {
    static func instantiate() -> Self {
        Self(nibName: nil, bundle: nil)
    }
}

final class TutorialViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class SettingsViewController: UIViewController {}
