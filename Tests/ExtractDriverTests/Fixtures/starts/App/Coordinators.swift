import UIKit

final class Session {
    var isLoggedIn = false
    var isNew = true
    var onLogout: () -> Void = {}
}

protocol Coordinator: AnyObject {
    func start()
}

final class AppCoordinator: Coordinator {
    private let window: UIWindow
    private let session: Session
    private let navigation = UINavigationController()
    private var children: [any Coordinator] = []

    init(window: UIWindow, session: Session) {
        self.window = window
        self.session = session
    }

    func start() {
        session.onLogout = { [weak self] in self?.showGoodbye() }
        if session.isLoggedIn {
            showMain()
        } else if session.isNew {
            window.rootViewController = makeIntro()
        } else {
            window.rootViewController = navigation
            coordinate(to: LoginCoordinator(navigation: navigation))
        }
    }

    private func showMain() {
        window.rootViewController = MainTabsController()
    }

    private func showGoodbye() {
        window.rootViewController = GoodbyeViewController()
    }

    private func coordinate(to coordinator: any Coordinator) {
        children.append(coordinator)
        coordinator.start()
    }

    private func makeIntro() -> UIViewController {
        session.isLoggedIn ? tour() : welcome()
    }

    private func tour() -> UIViewController {
        let tour = TourViewController()
        tour.modalTransitionStyle = .crossDissolve
        return tour
    }

    private func welcome() -> UIViewController {
        let hint = HintViewController()
        let welcome = WelcomeViewController(hint: hint)
        return welcome
    }
}

final class LoginCoordinator: Coordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        navigation.setViewControllers([LoginAssembly.make()], animated: false)
    }

    func showHelp() {
        navigation.pushViewController(HelpViewController(), animated: true)
    }
}

enum LoginAssembly {
    static func make() -> UIViewController {
        let controller = LoginViewController()
        controller.title = "Login"
        return controller
    }
}
