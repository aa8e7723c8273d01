import ReactorKit
import UIKit

final class OrdersReactor: Reactor {
    enum Action {
        case refresh
    }

    enum Mutation {
        case refresh
    }

    struct State {}

    let initialState = State()
}

/// Has its reactor from the protocol of the package.
final class OrdersViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let refreshButton = UIButton()

    func bind(reactor: OrdersReactor) {
        refreshButton.addTarget(self, action: #selector(refreshTapped), for: .touchUpInside)
    }

    @objc private func refreshTapped() {
        reactor?.action.onNext(Reactor.Action.refresh)
    }
}

final class BasketReactor: Reactor {
    enum Action {
        case pay
    }

    struct State {}

    let initialState = State()
}

final class BasketViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let payButton = UIButton()

    func bind(reactor: BasketReactor) {
        payButton.rx.tap.map { .pay }.bind(to: reactor.action).disposed(by: disposeBag)
    }
}

/// Nobody is beside it.
final class AboutViewController: UIViewController {
    private let label = UILabel()
}
