import UIKit

final class UploadPresenter {}

final class UploadViewController: UIViewController, UISearchBarDelegate {
    var presenter: UploadPresenter?
    private let question = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)

    func show(failure: String) {
        let alert = UIAlertController(title: nil, message: failure, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func ask() {
        question.addAction(UIAlertAction(title: "Stop", style: .default) { _ in self.dismiss(animated: true) })
        present(question, animated: true)
    }

    func tappedDone() {
        dismiss(animated: true)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        dismiss(animated: true)
    }

    func showProgress() {
        navigationController?.present(
            UIAlertController(title: nil, message: "Wait", preferredStyle: .alert),
            animated: true
        )
    }

    func leave() {
        presentingViewController?.dismiss(animated: true)
    }
}

final class UploadWireframe {
    func showHome(from controller: UIViewController) {
        controller.navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
