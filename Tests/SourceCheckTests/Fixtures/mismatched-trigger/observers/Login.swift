import RxCocoa
import RxSwift
import UIKit

final class LoginViewModel {
    let login = PublishSubject<Void>()
    let help = PublishRelay<Void>()
    let tour = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    init() {
        login.subscribe(onNext: { print("login") }).disposed(by: disposeBag)
        help.asSignal().emit().disposed(by: disposeBag)
    }

    func start() {
        tour.onNext(())
    }
}

final class LoginViewController: UIViewController {
    private let viewModel: LoginViewModel
    private let loginButton = UIButton()
    private let helpButton = UIButton()
    private let tourButton = UIButton()
    private let closeButton = UIButton()
    private let disposeBag = DisposeBag()

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        loginButton.rx.tap.bind(to: viewModel.login).disposed(by: disposeBag)
        helpButton.rx.tap.bind(to: viewModel.help).disposed(by: disposeBag)
        tourButton.rx.tap.bind(to: viewModel.tour).disposed(by: disposeBag)
    }
}
