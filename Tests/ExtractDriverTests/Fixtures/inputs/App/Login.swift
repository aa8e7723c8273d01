import RxCocoa
import RxSwift
import UIKit

/// Has observers, and methods that hand out streams.
final class LoginViewModel {
    let cancel = PublishSubject<Void>()
    let retry: AnyObserver<Int>
    let state = BehaviorRelay<String>(value: "")
    let hidden = PublishSubject<Void>()

    init(retry: AnyObserver<Int>) {
        self.retry = retry
    }

    func save() -> Completable { .empty() }
    func swap() -> Completable { .empty() }
    func choose(_ row: Int) {}
    func pay() {}
    func help() {}
    func later() {}
}

/// A row that says when it is touched.
final class RowControl: UIView {
    var onTap: (() -> Void)?
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc private func tap() {
        onTap?()
    }
}

final class LoginViewController: UIViewController {
    private let viewModel: LoginViewModel
    private let saveButton = UIButton()
    private let tableView = UITableView()
    private let background = UIView()
    private let payRow = RowControl()
    private lazy var helpRow: RowControl = {
        let row = RowControl()
        row.onTap = { [weak self] in self?.viewModel.help() }
        return row
    }()
    private var afterwards: (() -> Void)?
    private var cancelButton: UIButton {
        UIButton(type: .system)
    }

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.rx.tap
            .flatMapLatest { [viewModel = viewModel] in viewModel.save() }
            .subscribe()
        tableView.rx.modelSelected(Int.self)
            .subscribe(onNext: { [viewModel = viewModel] row in viewModel.choose(row) })
        payRow.onTap = viewModel.pay
        afterwards = viewModel.later
        let cancel = cancelButton
        cancel.rx.tap.bind(to: viewModel.cancel)
        let swap = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        swap.rx.tap.subscribe(onNext: { [weak self] in self?.swapAll() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh,
            target: self,
            action: #selector(tappedRetry)
        )
        viewModel.state.subscribe(onNext: { [weak self] in self?.title = $0 })
    }

    private func swapAll() {
        viewModel.swap().subscribe()
    }

    @objc private func tappedRetry() {
        viewModel.retry.onNext(1)
    }
}
