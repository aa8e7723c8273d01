import ReactorKit
import RxCocoa
import RxSwift
import UIKit

/// Signs a person in.
final class LoginReactor: Reactor {
    enum Action {
        case load
        /// The person wants to be let in.
        case login
        case rename(String)
        case choose(Int)
        case help
        case neverSent
    }

    enum Mutation {
        case setName(String)
        case setBusy(Bool)
    }

    struct State {
        var name = ""
        var isBusy = false
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> { .empty() }

    func reduce(state: State, mutation: Mutation) -> State { state }

    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
}

final class LoginViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let loginButton = UIButton()
    private let helpButton = UIButton()
    private let nameField = UITextField()
    private let tableView = UITableView()
    private var mode = Mode.neverSent
    private let reactorOfLogin: LoginReactor

    init(reactor: LoginReactor) {
        reactorOfLogin = reactor
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    /// Has a case that is called like an action.
    private enum Mode {
        case neverSent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind(reactor: reactorOfLogin)
        helpButton.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
    }

    func bind(reactor: LoginReactor) {
        Observable.just(Reactor.Action.load)
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        loginButton.rx.tap
            .filter { [weak self] in self?.mode != .neverSent }
            .throttle(.seconds(1), scheduler: MainScheduler.instance)
            .map { Reactor.Action.login }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        nameField.rx.text.orEmpty
            .map(LoginReactor.Action.rename)
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        tableView.rx.itemSelected
            .map { Reactor.Action.choose($0.row) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        reactor.state.map { $0.isBusy }
            .bind(to: loginButton.rx.isHidden)
            .disposed(by: disposeBag)
    }

    @objc private func helpTapped() {
        reactorOfLogin.action.onNext(.help)
    }
}
