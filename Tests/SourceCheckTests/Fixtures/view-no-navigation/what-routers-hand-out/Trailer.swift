import UIKit

final class TrailerPresenter {
    func load() {}
}

final class TrailerViewController: UIViewController {
    var presenter: TrailerPresenter?

    override func viewDidLoad() { presenter?.load() }
}

final class TrailerRouter {
    static func generateModule() -> UIViewController {
        let controller = TrailerViewController()
        controller.presenter = TrailerPresenter()
        return controller
    }
}

final class MovieCell: UITableViewCell {
    weak var controller: UIViewController?

    func watch() {
        let trailer = TrailerRouter.generateModule()
        controller?.present(trailer, animated: true)
    }
}
