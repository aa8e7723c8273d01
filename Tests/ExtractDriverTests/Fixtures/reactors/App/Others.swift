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

final class FeedReactor: Reactor {
    enum Action {
        case refresh
        case seek(Float)
    }

    struct State {}

    let initialState = State()
}

/// Two controllers share one reactor.
final class ListViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let slider = UISlider()

    func bind(reactor: FeedReactor) {
        rx.viewWillAppear.map { _ in Reactor.Action.refresh }.bind(to: reactor.action).disposed(by: disposeBag)
        slider.rx.value.map(Reactor.Action.seek).bind(to: reactor.action).disposed(by: disposeBag)
    }
}

final class GridViewController: UIViewController, View {
    var disposeBag = DisposeBag()

    func bind(reactor: FeedReactor) {
        rx.viewDidAppear.map { _ in Reactor.Action.refresh }.bind(to: reactor.action).disposed(by: disposeBag)
    }
}

/// Nobody is beside it.
final class AboutViewController: UIViewController {
    private let label = UILabel()
}
