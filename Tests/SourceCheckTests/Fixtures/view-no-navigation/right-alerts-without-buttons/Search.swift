import UIKit

final class SearchPresenter {
    func search(_ text: String) {}
}

final class SearchViewController: UIViewController, UISearchBarDelegate {
    var presenter: SearchPresenter?
    private lazy var searchController: UISearchController = UISearchController(searchResultsController: nil)

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        dismiss(animated: true, completion: nil)
        presenter?.search(searchBar.text ?? "")
    }
}

final class UploadPresenter {}

final class UploadViewController: UIViewController {
    var presenter: UploadPresenter?

    func showProgress() {
        let alert = UIAlertController(title: nil, message: "Wait", preferredStyle: .alert)
        present(alert, animated: true)
    }

    func hideProgress() {
        dismiss(animated: true, completion: nil)
    }
}

final class PostPresenter {}

final class PostViewController: UIViewController {
    var presenter: PostPresenter?

    func showProgress() {
        let alert = UIAlertController(title: nil, message: "Wait", preferredStyle: .alert)
        alert.view.tintColor = .black
        navigationController?.present(alert, animated: true, completion: nil)
    }

    func hideProgress() {
        navigationController?.dismiss(animated: true, completion: nil)
    }
}

final class DownloadPresenter {}

final class DownloadViewController: UIViewController {
    var presenter: DownloadPresenter?
    private let progress = UIAlertController(title: nil, message: "Wait", preferredStyle: .alert)

    func showProgress() {
        present(progress, animated: true)
    }

    func hideProgress() {
        dismiss(animated: true)
    }

    func ask() {
        let question = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Stop", style: .default) { _ in question.dismiss(animated: true) })
        present(question, animated: true)
    }
}

final class SearchWireframe {
    func showHome(from controller: UIViewController) {
        controller.navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
