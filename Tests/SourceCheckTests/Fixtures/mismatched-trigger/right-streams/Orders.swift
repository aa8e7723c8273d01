import Combine
import UIKit

final class OrdersViewModel {
    struct Input {
        let payTap: AnyPublisher<Void, Never>
        let isGift: AnyPublisher<Bool, Never>
        let cancel: PassthroughSubject<Void, Never>
    }

    func transform(input: Input) {}
}

final class OrdersViewController: UIViewController {
    private let viewModel: OrdersViewModel
    private let payButton = UIButton()
    private let buyButton = UIButton()
    private let helpButton = UIButton()
    private let giftSwitch = UISwitch()
    private let cancelSubject = PassthroughSubject<Void, Never>()

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        helpButton.addTarget(self, action: #selector(tappedHelp), for: .touchUpInside)
        let input = OrdersViewModel.Input(
            payTap: payButton.tapPublisher.merge(with: buyButton.tapPublisher).eraseToAnyPublisher(),
            isGift: giftSwitch.controlPublisher(for: .valueChanged).map { _ in true }.eraseToAnyPublisher(),
            cancel: cancelSubject
        )
        viewModel.transform(input: input)
    }

    @objc private func tappedHelp() {
        cancelSubject.send(())
    }
}
