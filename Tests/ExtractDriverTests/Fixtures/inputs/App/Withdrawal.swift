import RxCocoa
import RxSwift
import UIKit

// The view model holds its inputs, and what it tells the view in the same form.

final class WithdrawalViewModel {
    struct Input {
        let reasonDidSelect = PublishRelay<Int>()
        let withdrawButtonDidTap = PublishRelay<Void>()
        /// Nobody sends it.
        let viewDidLoad = PublishRelay<Void>()
    }

    struct Output {
        let isEnabled = PublishRelay<Bool>()
    }

    let input = Input()
    let output = Output()
}

final class WithdrawalViewController: UIViewController {
    private let viewModel = WithdrawalViewModel()
    private let withdrawButton = UIButton()
    private let reasonPicker = UISegmentedControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        let input = viewModel.input
        withdrawButton.rx.tap.bind(to: input.withdrawButtonDidTap)
        reasonPicker.addTarget(self, action: #selector(reasonChanged), for: .valueChanged)
        viewModel.output.isEnabled.bind(to: withdrawButton.rx.isEnabled)
    }

    @objc private func reasonChanged() {
        viewModel.input.reasonDidSelect.accept(reasonPicker.selectedSegmentIndex)
    }
}
