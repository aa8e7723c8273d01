import Combine
import UIKit

/// Takes what happens as cases.
final class BasketViewModel {
    enum Input {
        /// The person wants the line gone.
        case remove
        case rename(String, to: Int)
        case loaded
        case neverSent
    }

    func transform(_ input: AnyPublisher<Input, Never>) {}
}

final class BasketViewController: UIViewController {
    private let viewModel = BasketViewModel()
    private let input = PassthroughSubject<BasketViewModel.Input, Never>()
    private let other = PassthroughSubject<Other, Never>()
    private let removeButton = UIButton()
    private let nameField = UITextField()

    enum Other {
        case neverSent
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        removeButton.addTarget(self, action: #selector(tappedRemove), for: .touchUpInside)
        nameField.addTarget(self, action: #selector(renamed), for: .editingDidEnd)
        viewModel.transform(input.eraseToAnyPublisher())
        input.send(.loaded)
    }

    @objc private func tappedRemove() {
        input.send(.remove)
    }

    @objc private func renamed() {
        // To somebody else.
        other.send(.neverSent)
        input.send(.rename(nameField.text ?? "", to: 1))
    }
}
