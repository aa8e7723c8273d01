import UIKit

/// Puts back whoever was the delegate before.
final class SearchViewController: UIViewController {
    var originalNavigationDelegate: UINavigationControllerDelegate?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        navigationController?.delegate = originalNavigationDelegate
    }
}

final class FeedsViewController: UIViewController, UINavigationControllerDelegate {
    func search() {
        let search = SearchViewController()
        search.originalNavigationDelegate = navigationController?.delegate
        navigationController?.delegate = self
        navigationController?.pushViewController(search, animated: true)
    }
}
