import Combine
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var navigation: UINavigationController?
    private let isLoggedIn = CurrentValueSubject<Bool, Never>(false)
    private let failures = PassthroughSubject<Void, Never>()
    private var cancellables: Set<AnyCancellable> = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        bind()
        window?.makeKeyAndVisible()
    }

    private func bind() {
        isLoggedIn.removeDuplicates().sink { [weak self] in self?.show(isLoggedIn: $0) }.store(in: &cancellables)
        failures.sink { [weak self] in self?.window?.rootViewController = FailureViewController() }
            .store(in: &cancellables)
    }

    private func show(isLoggedIn: Bool) {
        if isLoggedIn {
            let tabs = UITabBarController()
            tabs.viewControllers = [ListViewController(), CartViewController()].map { controller in
                UINavigationController(rootViewController: controller)
            }
            window?.rootViewController = tabs
        } else {
            navigation = UINavigationController(rootViewController: LoginViewController())
            window?.rootViewController = navigation
        }
    }
}

/// What a template of Xcode has left behind.
final class ViewController: UIViewController {}
final class ListViewController: UIViewController {}
final class CartViewController: UIViewController {}
final class LoginViewController: UIViewController {}
final class FailureViewController: UIViewController {}
