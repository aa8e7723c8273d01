import UIKit

protocol CreateOrderBusinessLogic {
    func create(request: CreateOrder.Create.Request)
}

protocol CreateOrderPresentationLogic {
    func presentOrder(response: CreateOrder.Create.Response)
}

protocol CreateOrderDisplayLogic: AnyObject {
    func displayOrder(viewModel: CreateOrder.Create.ViewModel)
}

@objc protocol CreateOrderRoutingLogic {
    func routeToList(segue: UIStoryboardSegue?)
}

class CreateOrderViewController: UITableViewController, CreateOrderDisplayLogic {
    var interactor: CreateOrderBusinessLogic?
    var router: CreateOrderRoutingLogic?
    @IBOutlet var nameField: UITextField!
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var fields: [UITextField]!

    @IBAction func saveTapped(_ sender: Any) {
        interactor?.create(request: .init(fields: CreateOrder.Fields(name: nameField.text ?? "", date: nil)))
    }

    @IBAction func cancelTapped(_ sender: Any) {
        router?.routeToList(segue: nil)
    }

    @IBAction func clearTapped(_ sender: Any) {
        nameField.text = nil
    }

    func displayOrder(viewModel: CreateOrder.Create.ViewModel) {
        nameField.text = viewModel.fields.name
        titleLabel.text = viewModel.title
    }
}

class CreateOrderInteractor: CreateOrderBusinessLogic {
    var presenter: CreateOrderPresentationLogic?

    func create(request: CreateOrder.Create.Request) {
        presenter?.presentOrder(response: .init(number: 1))
    }
}

class CreateOrderPresenter: CreateOrderPresentationLogic {
    weak var viewController: CreateOrderDisplayLogic?

    func presentOrder(response: CreateOrder.Create.Response) {
        viewController?.displayOrder(viewModel: .init(fields: .init(name: "", date: nil), title: ""))
    }
}

class CreateOrderRouter: NSObject, CreateOrderRoutingLogic {
    weak var viewController: CreateOrderViewController?

    func routeToList(segue: UIStoryboardSegue?) {
        viewController?.dismiss(animated: true)
    }
}
