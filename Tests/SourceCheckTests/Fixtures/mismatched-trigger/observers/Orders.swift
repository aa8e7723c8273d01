import Combine
import UIKit

final class OrdersViewModel {
    enum Input {
        case pay
        case help
        case goBack
    }

    func transform(input: AnyPublisher<Input, Never>) {
        _ = input.sink { [weak self] in self?.take($0) }
    }

    private func take(_ input: Input) {
        switch input {
        case .pay: print("pay")
        case .help: print("help")
        case .goBack: print("back")
        }
    }
}

final class OrdersViewController: UIViewController {
    private let viewModel: OrdersViewModel
    private let payButton = UIButton()
    private let buyButton = UIButton()
    private let helpButton = UIButton()
    private let backButton = UIButton()
    private let input = PassthroughSubject<OrdersViewModel.Input, Never>()

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addTarget(self, action: #selector(tappedPay), for: .touchUpInside)
        helpButton.addTarget(self, action: #selector(tappedHelp), for: .touchUpInside)
        backButton.addTarget(self, action: #selector(tappedBack), for: .touchUpInside)
        viewModel.transform(input: input.eraseToAnyPublisher())
    }

    @objc private func tappedPay() {
        input.send(.pay)
    }

    @objc private func tappedHelp() {
        input.send(.help)
    }

    @objc private func tappedBack() {
        input.send(.goBack)
    }
}

final class Basket {
    func leave(_ subject: PassthroughSubject<OrdersViewModel.Input, Never>) {
        subject.send(.goBack)
    }
}
