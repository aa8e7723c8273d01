final class OrdersPresenter: OrdersViewToPresenterInterface {
    weak var view: OrdersPresenterToViewInterface?
    private let interactor: OrdersInteractorWork
    private let wireframe: OrdersPresenterToWireframeInterface

    init(interactor: OrdersInteractorWork, wireframe: OrdersPresenterToWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func viewWillAppear() {
        view?.show(title: "Orders")
        view?.show(title: "Orders", animated: true)
        interactor.fetch { [weak self] result in
            if case .success(let orders) = result { self?.view?.display(orders) }
        }
        Task { _ = try await interactor.count(of: .own) }
    }

    func selected(order: Order, at index: Int) {
        wireframe.showDetails(of: order)
    }

    func askedForHelp() {
        wireframe.showHelp()
        wireframe.close()
        wireframe.perhaps()
    }
}

final class OrdersInteractor: OrdersInteractorWork {
    func fetch(_ completion: @escaping (Result<[Order], Error>) -> Void) {}
    func count(of kind: Order.Kind) async throws -> Int { 0 }
}
