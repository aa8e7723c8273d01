import Combine
import UIKit

// A router behind a property wrapper, and one out of a container.
@propertyWrapper
struct Injected<Value> {
    let wrappedValue: Value

    init() {
        wrappedValue = Container.shared.resolve(Value.self)
    }
}

final class Container {
    static let shared = Container()

    func resolve<Value>(_ type: Value.Type) -> Value {
        fatalError("Nobody has registered \(type).")
    }
}

protocol BasketViewInput: AnyObject {
    func show(total: String)
}

protocol BasketViewOutput: AnyObject {
    func userTappedPay()
    /// What comes of it comes of the values, and not of the call.
    func observe(_ totals: AnyPublisher<Int, Never>)
}

protocol BasketRouterInput: AnyObject {
    func showReceipt()
}

final class BasketViewController: UIViewController, BasketViewInput {
    private let payButton = UIButton()
    private let totalLabel = UILabel()
    private let totals = PassthroughSubject<Int, Never>()
    var presenter: BasketViewOutput?

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
        presenter?.observe(totals.eraseToAnyPublisher())
    }

    func show(total: String) {
        totalLabel.text = total
    }

    @objc private func payTapped() {
        presenter?.userTappedPay()
    }
}

final class BasketPresenter: BasketViewOutput {
    weak var view: BasketViewInput?
    @Injected private var router: BasketRouterInput

    func userTappedPay() {
        view?.show(total: "0")
        router.showReceipt()
    }

    func observe(_ totals: AnyPublisher<Int, Never>) {
        _ = totals.sink { [weak self] _ in self?.router.showReceipt() }
    }
}

final class BasketRouter: BasketRouterInput {
    weak var controller: UIViewController?

    func showReceipt() {
        controller?.navigationController?.pushViewController(ReceiptViewController(), animated: true)
    }
}

protocol ReceiptViewOutput: AnyObject {
    func userTappedClose()
}

protocol ReceiptRouterInput: AnyObject {
    func close()
}

final class ReceiptViewController: UIViewController {
    private let closeButton = UIButton()
    var presenter: ReceiptViewOutput?

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    }

    @objc private func closeTapped() {
        presenter?.userTappedClose()
    }
}

final class ReceiptPresenter: ReceiptViewOutput {
    private let router = Container.shared.resolve(ReceiptRouterInput.self)

    func userTappedClose() {
        router.close()
    }
}

final class ReceiptRouter: ReceiptRouterInput {
    weak var controller: UIViewController?

    func close() {
        controller?.dismiss(animated: true)
    }
}
