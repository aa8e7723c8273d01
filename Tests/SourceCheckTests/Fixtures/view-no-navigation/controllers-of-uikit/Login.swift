import UIKit

final class HomeViewController: UIViewController {}
final class LoginPresenter {}
final class LoginWireframe {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    func bound() {
        if let navigation = navigationController {
            navigation.pushViewController(HomeViewController(), animated: true)
        }
    }

    func guarded() {
        guard let navigation = self.navigationController else { return }
        navigation.popToRootViewController(animated: true)
    }

    func assigned() {
        let navigation = navigationController
        navigation?.popViewController(animated: true)
    }

    func captured() {
        DispatchQueue.main.async { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.navigationController?.popViewController(animated: false)
        }
    }

    func around() {
        view.window?.rootViewController?.present(HomeViewController(), animated: true)
        tabBarController?.present(HomeViewController(), animated: true)
        splitViewController?.showDetailViewController(HomeViewController(), sender: nil)
        parent?.dismiss(animated: true, completion: nil)
    }
}
final class LoginCell: UITableViewCell {
    weak var owner: UIViewController?

    func open() {
        owner?.navigationController?.pushViewController(HomeViewController(), animated: true)
    }
}
