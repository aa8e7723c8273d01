import UIKit

protocol SplashPresenterDescription: AnyObject {
    func present()
}

final class SplashPresenter: SplashPresenterDescription {
    private let scene: UIWindowScene
    private lazy var window: UIWindow = {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = SplashViewController()
        return window
    }()

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    func present() {
        window.makeKeyAndVisible()
        show(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? SplashViewController)
    }

    private func show(_ controller: SplashViewController?) {
        controller?.text = "Hello"
    }
}

final class SplashViewController: UIViewController {
    var text: String?
}

/// Whoever leads through the app shows it.
final class HintPresenter {
    private let window = UIWindow()

    func show() {
        window.rootViewController = HintViewController()
    }
}

final class HintViewController: UIViewController {}

final class HomeFlow {
    private let hints = HintPresenter()

    func start() {
        hints.show()
    }
}

final class SceneDelegate: UIResponder {
    private var splash: SplashPresenterDescription?

    func start(_ scene: UIWindowScene) {
        splash = SplashPresenter(scene: scene)
        splash?.present()
    }
}
