import Listing
import UIKit

enum Orders {
    enum Load {
        struct Request {}

        struct Response {
            let count: Int
        }

        struct ViewModel {
            let title: String
        }
    }
}

protocol OrdersBusinessLogic {
    func load(request: Orders.Load.Request)
}

protocol OrdersDataStore {
    var count: Int { get set }
}

protocol OrdersPresentationLogic {
    func presentOrders(response: Orders.Load.Response)
}

protocol OrdersDisplayLogic: AnyObject {
    func displayOrders(viewModel: Orders.Load.ViewModel)
}

@objc protocol OrdersRoutingLogic {
    func routeToOrder()
}

protocol OrdersDataPassing {
    var dataStore: OrdersDataStore? { get }
}

final class OrdersViewController: ListingController, OrdersDisplayLogic {
    var interactor: OrdersBusinessLogic?
    var router: (NSObjectProtocol & OrdersRoutingLogic & OrdersDataPassing)?
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(titleLabel)
        interactor?.load(request: Orders.Load.Request())
    }

    func displayOrders(viewModel: Orders.Load.ViewModel) {
        titleLabel.text = viewModel.title
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        router?.routeToOrder()
    }
}

final class OrdersInteractor: OrdersBusinessLogic, OrdersDataStore {
    var presenter: OrdersPresentationLogic?
    var count = 0

    func load(request: Orders.Load.Request) {
        presenter?.presentOrders(response: Orders.Load.Response(count: count))
    }
}

final class OrdersPresenter: OrdersPresentationLogic {
    weak var viewController: OrdersDisplayLogic?

    func presentOrders(response: Orders.Load.Response) {
        viewController?.displayOrders(viewModel: Orders.Load.ViewModel(title: "\(response.count)"))
    }
}

final class OrdersRouter: NSObject, OrdersRoutingLogic, OrdersDataPassing {
    weak var viewController: UIViewController?
    var dataStore: OrdersDataStore?

    func routeToOrder() {
        viewController?.navigationController?.pushViewController(OrderViewController(), animated: true)
    }
}
