import UIKit

final class FavoritesWireframe {
    weak var viewController: UIViewController?
    var isFull = false

    func addFavorite() {
        if isFull {
            let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
            viewController?.present(alert, animated: true)
        } else {
            viewController?.navigationController?.pushViewController(AddFavoriteViewController(), animated: true)
        }
    }

    func showMap() {
        if isFull {
            let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
            viewController?.navigationController?.present(alert, animated: true)
            return
        }
        let map = MapViewController()
        viewController?.navigationController?.pushViewController(map, animated: true)
    }

    func showHelp() {
        if isFull {
            viewController?.navigationController?.pushViewController(MapViewController(), animated: true)
        } else {
            viewController?.present(HelpViewController(), animated: true)
        }
    }
}

final class AddFavoriteViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class HelpViewController: UIViewController {}
