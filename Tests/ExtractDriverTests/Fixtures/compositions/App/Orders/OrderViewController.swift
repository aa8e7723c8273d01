import UIKit

final class OrderViewController: UIViewController {
    private let numberLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(numberLabel)
    }
}

enum OrdersAssembly {
    static func make() -> UIViewController {
        let controller = OrdersViewController()
        let interactor = OrdersInteractor()
        let presenter = OrdersPresenter()
        let router = OrdersRouter()
        controller.interactor = interactor
        controller.router = router
        interactor.presenter = presenter
        presenter.viewController = controller
        router.viewController = controller
        router.dataStore = interactor
        return controller
    }
}
