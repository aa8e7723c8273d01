import UIKit

final class TrailerPresenter {
    var router: TrailerRouter?

    func load() { router?.open() }
}

final class TrailerViewController: UIViewController {
    var presenter: TrailerPresenter?

    override func viewDidLoad() { presenter?.load() }
}

final class TrailerRouter {
    func open() {}
}

final class AlertRouter {
    static func makeAlert() -> UIViewController { UIAlertController(title: "", message: nil, preferredStyle: .alert) }
}

final class MovieCell: UITableViewCell {
    weak var controller: UIViewController?

    func ask() {
        let alert = AlertRouter.makeAlert()
        controller?.present(alert, animated: true)
    }
}
