import UIKit

final class JogsWireframe {
    weak var viewController: UIViewController?

    func showDetails() {
        let details = UIViewController()
        viewController?.present(details, animated: true, completion: nil)
    }

    func showMap() {
        let map = UIViewController()
        map.modalPresentationStyle = .fullScreen
        appear(map)
    }

    func showTabs() {
        viewController?.navigationController?.pushViewController(UITabBarController(), animated: true)
    }

    func addPlayer() {
        viewController?.present(UIViewController(), animated: false)
    }

    func goBack() {
        viewController?.dismiss(animated: true)
    }

    func close() {
        leave()
    }

    private func appear(_ controller: UIViewController) {
        viewController?.navigationController?.pushViewController(controller, animated: true)
    }

    private func leave() {
        viewController?.navigationController?.popToRootViewController(animated: true)
    }
}
