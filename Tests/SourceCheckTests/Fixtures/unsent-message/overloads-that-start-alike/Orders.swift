protocol OrdersInteractorOutput: AnyObject {
    func interactor(_ interactor: String, found orders: [String])
    func interactor(_ interactor: String, failed reason: String)
    func interactor(_ interactor: String, finishedWith work: String, then: () -> Void)
}

/// All messages start with the sender.
final class OrdersInteractor {
    weak var output: OrdersInteractorOutput?

    func load() {
        output?.interactor("orders", found: [])
        output?.interactor("orders", finishedWith: "Größe") {}
    }
}
