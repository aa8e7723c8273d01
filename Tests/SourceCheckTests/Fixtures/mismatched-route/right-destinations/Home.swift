import UIKit

final class HomeWireframe {
    weak var viewController: UIViewController?
    private let factory = HelpFactory()

    func showDetails() {
        viewController?.navigationController?.pushViewController(BigDetailsViewController(), animated: true)
    }

    // Whatever a factory makes that nobody can follow.
    func showHelp() {
        viewController?.present(factory.make(), animated: true)
    }

    func showAny() {
        viewController?.present(HelpViewController(), animated: true)
    }

    func share() {
        viewController?.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }
}

struct HelpFactory {
    func make() -> UIViewController {
        Bool.random() ? HelpViewController() : ProfileViewController()
    }
}

class DetailsViewController: UIViewController {}
final class BigDetailsViewController: DetailsViewController {}
class HelpViewController: UIViewController {}
class ProfileViewController: UIViewController {}
