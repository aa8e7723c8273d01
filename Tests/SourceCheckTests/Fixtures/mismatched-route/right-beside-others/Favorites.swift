import UIKit

final class FavoritesWireframe {
    weak var viewController: UIViewController?
    private let factory = ControllerFactory()
    var isFull = false

    func addFavorite() {
        if isFull {
            let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
            viewController?.present(alert, animated: true)
        } else {
            viewController?.present(AddFavoriteViewController(), animated: true)
        }
    }

    // It lies on the map that is presented.
    func showPlace() {
        let navigation = UINavigationController(rootViewController: MapViewController())
        navigation.pushViewController(PlaceViewController(), animated: false)
        viewController?.present(navigation, animated: true)
    }

    // What the factory makes may be help.
    func showHelp() {
        if isFull {
            viewController?.navigationController?.pushViewController(HelpViewController(), animated: true)
        } else {
            viewController?.present(factory.make(), animated: true)
        }
    }

    func close() {
        if isFull {
            let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
            viewController?.present(alert, animated: true)
        } else {
            viewController?.dismiss(animated: true)
        }
    }
}

struct ControllerFactory {
    func make() -> UIViewController {
        Bool.random() ? HelpViewController() : MapViewController()
    }
}

final class AddFavoriteViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class PlaceViewController: UIViewController {}
final class HelpViewController: UIViewController {}
