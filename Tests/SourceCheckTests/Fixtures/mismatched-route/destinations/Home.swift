import UIKit

final class HomeWireframe {
    weak var viewController: UIViewController?

    func showDetails() {
        viewController?.navigationController?.pushViewController(ProfileViewController(), animated: true)
    }

    func showHelp() {
        let navigation = UINavigationController(rootViewController: DetailsViewController())
        viewController?.present(navigation, animated: true)
    }

    func showAny() {
        viewController?.present(ProfileViewController(), animated: true)
    }

    func share() {
        viewController?.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }
}

class DetailsViewController: UIViewController {}
class HelpViewController: UIViewController {}
class ProfileViewController: UIViewController {}
