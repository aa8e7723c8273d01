import Money
import RxCocoa
import RxSwift
import Swinject
import UIKit

class BaseController: UIViewController {}
class BaseViewModel {}
class GenericCell<Model>: UITableViewCell {}

final class BasketController: BaseController, BasketShowing, UITableViewDelegate {
    private let table = UITableView()
    private let totalLabel = UILabel()
    private let hintLabel = UILabel()
    private let payButton = UIButton(type: .system)
    private let viewModel: BasketViewModel

    init(viewModel: BasketViewModel, resolver: Resolver?) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        view.addSubview(table)
        view.addSubview(totalLabel)
        view.addSubview(hintLabel)
        view.addSubview(payButton)
        payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)
        totalLabel.textColor = .red
        totalLabel.text = viewModel.total
        hintLabel.isHidden = !viewModel.isEmpty
    }

    @objc private func pay() {
        viewModel.userPaid(price: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        _ = viewModel.userChose([])
    }

    func show(price: Price) {}
}

final class BasketViewModel: BaseViewModel {
    let total: String
    let isEmpty: Bool
    let prices: Observable<[Price]>
    let isBusy = BehaviorRelay<Bool>(value: false)
    let errors: PublishSubject<String> = PublishSubject()
    let resolver: Resolver?
    weak var view: BasketShowing?
    private let service: BasketServing
    private let router: BasketRouting

    init(service: BasketServing, router: BasketRouting) {
        self.service = service
        self.router = router
        prices = service.prices()
        total = ""
        isEmpty = true
        resolver = nil
    }

    func userPaid(price: Price?) {
        guard let price else { return }
        view?.show(price: price)
        _ = service.pay(price) { _ in }
        _ = service.latest
        router.showDone()
    }

    func userChose(_ prices: [Price]) -> Driver<Bool> { .just(true) }
}

protocol BasketShowing: AnyObject {
    func show(price: Price)
}

protocol BasketServing: AnyObject {
    func prices() -> Observable<[Price]>
    func pay(_ price: Price, then done: @escaping (Price?) -> Void) -> Driver<Void>
    var latest: Observable<Price?> { get }
}

protocol BasketRouting: AnyObject {
    func showDone()
}

final class BasketService: BasketServing {
    func prices() -> Observable<[Price]> { .empty() }
    func pay(_ price: Price, then done: @escaping (Price?) -> Void) -> Driver<Void> { .empty() }
    var latest: Observable<Price?> { .empty() }
}

final class BasketRouter: BasketRouting {
    weak var viewController: UIViewController?

    func showDone() {
        viewController?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
}

struct BasketLine: Mappable {
    let name: String
    let price: Price
    let amount: Int
    let prices: [String: Price]
}

final class BasketCell: GenericCell<BasketLine> {
    private let amountField = UITextField()
    private let removeButton = UIButton(type: .close)
    var onRemove: (() -> Void)?
    var onAmount: ((String) -> Void)?

    init(line: BasketLine, resolver: Resolver) {
        super.init(style: .default, reuseIdentifier: nil)
        removeButton.addTarget(self, action: #selector(remove), for: .touchUpInside)
        amountField.addTarget(self, action: #selector(changeAmount), for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func remove() {
        onRemove?()
    }

    @objc private func changeAmount() {
        onAmount?(amountField.text ?? "")
    }
}

final class PriceView: ReactorView<Price> {
    private let priceLabel = UILabel()
}
