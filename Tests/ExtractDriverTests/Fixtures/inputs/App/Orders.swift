import Combine
import UIKit

/// Takes what happens as a struct of streams.
final class OrdersViewModel {
    struct Input {
        let payTap: AnyPublisher<Void, Never>
        let isGift: AnyPublisher<Bool, Never>
        let refresh: AnyPublisher<Void, Never>
        let cancel: PassthroughSubject<Void, Never>
        let loaded: AnyPublisher<Void, Never>
        let scrolled: AnyPublisher<Int, Never>
    }

    /// Data, and no input.
    struct Filter {
        let text: String
    }

    func transform(input: Input) {}

    func apply(_ filter: Filter) {}
}

final class OrdersView: UIView {
    private let payButton = UIButton()
    private let helpButton = UIButton()
    private let giftSwitch = UISwitch()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    lazy var payTapPublisher = payButton.tapPublisher
    lazy var giftPublisher = giftSwitch.statePublisher
}

final class OrdersViewController: UIViewController {
    private let viewModel = OrdersViewModel()
    private let cancelPublisher = PassthroughSubject<Void, Never>()
    private let scrollPublisher: AnyPublisher<Int, Never>
    private var ordersView: OrdersView { view as? OrdersView ?? OrdersView() }

    init(scrollPublisher: AnyPublisher<Int, Never>) {
        self.scrollPublisher = scrollPublisher
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = OrdersView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = makeRefresh()
        let input = OrdersViewModel.Input(
            payTap: ordersView.payTapPublisher,
            isGift: ordersView.giftPublisher,
            refresh: refresh,
            cancel: cancelPublisher,
            loaded: Just(()).eraseToAnyPublisher(),
            scrolled: scrollPublisher
        )
        viewModel.transform(input: input)
        viewModel.apply(OrdersViewModel.Filter(text: ""))
    }

    private func makeRefresh() -> AnyPublisher<Void, Never> {
        guard let control = ordersView.list.refreshControl else { fatalError("There is one.") }
        return control.refreshPublisher.filter { _ in true }.eraseToAnyPublisher()
    }

    @objc private func askedToCancel() {
        cancelPublisher.send(())
    }

    private func setUp() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(askedToCancel)
        )
    }
}

extension UIControl {
    var tapPublisher: AnyPublisher<Void, Never> {
        controlPublisher(for: .touchUpInside).map { _ in }.eraseToAnyPublisher()
    }
}

extension UISwitch {
    var statePublisher: AnyPublisher<Bool, Never> {
        controlPublisher(for: .valueChanged).map { _ in true }.eraseToAnyPublisher()
    }
}

extension UIRefreshControl {
    var refreshPublisher: AnyPublisher<Void, Never> {
        controlPublisher(for: .valueChanged).map { _ in }.eraseToAnyPublisher()
    }
}
