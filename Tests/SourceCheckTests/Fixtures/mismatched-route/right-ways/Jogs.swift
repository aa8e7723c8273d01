import UIKit

final class JogsWireframe {
    weak var viewController: UIViewController?
    private let navigator = Navigator()
    var window: UIWindow?

    func showDetails() {
        viewController?.show(UIViewController(), sender: nil)
    }

    func showMap() {
        let map = UIViewController()
        if let sheet = map.sheetPresentationController { sheet.detents = [.medium()] }
        viewController?.present(map, animated: true)
    }

    func showMenu() {
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        viewController?.present(menu, animated: true)
    }

    func showTabs() {
        window?.rootViewController = UITabBarController()
        window?.makeKeyAndVisible()
    }

    func showStart() {
        viewController?.dismiss(animated: false) { [weak self] in
            self?.viewController?.navigationController?.setViewControllers([UIViewController()], animated: true)
        }
    }

    func showShop() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        viewController?.present(navigation, animated: true)
    }

    func showOther() {
        navigator.presentOnTop(UIViewController())
    }

    func showSegue() {
        viewController?.performSegue(withIdentifier: "other", sender: nil)
        viewController?.dismiss(animated: true)
    }

    func addPlayer() {
        let player = UIViewController()
        viewController?.addChild(player)
        viewController?.view.addSubview(player.view)
        player.didMove(toParent: viewController)
    }

    func goBack() {
        if viewController?.navigationController != nil {
            viewController?.navigationController?.popViewController(animated: true)
        } else {
            viewController?.dismiss(animated: true)
        }
    }

    func close() {
        viewController?.presentingViewController?.dismiss(animated: true)
    }
}

final class Navigator {
    func presentOnTop(_ controller: UIViewController) {}
}
