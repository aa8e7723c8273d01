import UIKit

final class PhishingViewController: UIViewController, UISearchBarDelegate {
    override func loadView() {
        view = PhishingView()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

final class PhishingView: UIView {
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
}

/// What a superclass of a package has nobody knows.
final class PagesViewController: PagedViewController {}
