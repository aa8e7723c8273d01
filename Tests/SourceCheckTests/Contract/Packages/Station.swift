import Combine
import RxCocoa
import UIKit

final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    func bind(_ listener: @escaping (Value) -> Void) { listener(value) }
}

final class StationViewModel {
    let name: Driver<String>
    let line: AnyPublisher<String?, Never>
    let isClosed: AnyPublisher<Bool, Never>
    let delay = Box("")
    let platform: AnyPublisher<Platform, Never>

    init(
        name: Driver<String>,
        line: AnyPublisher<String?, Never>,
        isClosed: AnyPublisher<Bool, Never>,
        platform: AnyPublisher<Platform, Never>
    ) {
        (self.name, self.line, self.isClosed, self.platform) = (name, line, isClosed, platform)
    }
}

struct Platform {
    let track: String
    let side: String
}

final class StationViewController: UIViewController {
    private let nameLabel = UILabel()
    private let lineLabel = UILabel()
    private let closedBadge = UIView()
    private let delayLabel = UILabel()
    private let platformLabel = UILabel()
    private let viewModel: StationViewModel
    private let bag = DisposeBag()
    private var subscriptions: Set<AnyCancellable> = []

    init(viewModel: StationViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.name.drive(nameLabel.rx.text).disposed(by: bag)
        viewModel.line.removeDuplicates().assign(to: \.text, on: lineLabel).store(in: &subscriptions)
        viewModel.isClosed.sink { [weak self] isClosed in
            self?.closedBadge.isHidden = !isClosed
        }.store(in: &subscriptions)
        viewModel.delay.bind { [weak self] in self?.delayLabel.text = $0 }
        viewModel.platform.receive(on: DispatchQueue.main).sink { [weak self] platform in
            self?.platformLabel.text = platform.track
        }.store(in: &subscriptions)
    }
}
