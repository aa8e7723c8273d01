import Combine
import RxSwift
import UIKit

struct Train {
    let name: String
    let message: String
}

final class TrainsViewModel {
    let train: AnyPublisher<Train, Error>
    let delay: Observable<Int>
    let reason: Observable<String>

    init(train: AnyPublisher<Train, Error>, delay: Observable<Int>, reason: Observable<String>) {
        (self.train, self.delay, self.reason) = (train, delay, reason)
    }
}

/// What is done to the values on the way is up to the code.
final class TrainsViewController: UIViewController {
    private let nameLabel = UILabel()
    private let messageLabel = UILabel()
    private let delayLabel = UILabel()
    private let reasonLabel = UILabel()
    private let viewModel: TrainsViewModel
    private let bag = DisposeBag()
    private var subscriptions: Set<AnyCancellable> = []

    init(viewModel: TrainsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.train.map { $0.name }.sink(receiveCompletion: { _ in }) { [weak self] in
            self?.nameLabel.text = $0
        }.store(in: &subscriptions)
        viewModel.train.sink { [weak self] completion in
            self?.messageLabel.text = completion.name
        } receiveValue: { [weak self] train in
            self?.messageLabel.text = train.message
        }.store(in: &subscriptions)
        viewModel.delay.withLatestFrom(viewModel.reason).bind(to: reasonLabel.rx.text).disposed(by: bag)
        viewModel.delay.map { "\($0) min" }.bind(to: delayLabel.rx.text).disposed(by: bag)
    }
}
