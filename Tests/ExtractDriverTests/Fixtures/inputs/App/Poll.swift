import UIKit

final class PollViewModel {
    func rename(_ title: String) {}
    func setFirst(_ option: String) {}
    func setSecond(_ option: String) {}
    func edited() {}
    func vote(_ option: Int) {}
    func skip() {}
}

/// One handler for several fields, which tells them apart, and one that does not.
final class PollViewController: UIViewController {
    private let viewModel = PollViewModel()
    private let titleField = UITextField()
    private let firstField = UITextField()
    private let secondField = UITextField()
    private let yesButton = UIButton()
    private let noButton = UIButton()
    private let skipButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [titleField, firstField, secondField] {
            field.borderStyle = .none
        }
        titleField.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
        firstField.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
        secondField.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
        titleField.addTarget(self, action: #selector(ended(_:)), for: .editingDidEnd)
        firstField.addTarget(self, action: #selector(ended(_:)), for: .editingDidEnd)
        yesButton.addTarget(self, action: #selector(voted(_:)), for: .touchUpInside)
        noButton.addTarget(self, action: #selector(voted(_:)), for: .touchUpInside)
        skipButton.addTarget(self, action: #selector(skipped), for: .touchUpInside)
    }

    @objc private func changed(_ sender: UITextField) {
        switch sender {
        case titleField: viewModel.rename(sender.text ?? "")
        case firstField: viewModel.setFirst(sender.text ?? "")
        default: viewModel.setSecond(sender.text ?? "")
        }
    }

    @objc private func ended(_ sender: UITextField) {
        sender.textColor = .black
        log(sender)
        viewModel.edited()
    }

    @objc private func voted(_ sender: Any) {
        guard let button = sender as? UIButton else { return }
        if button.tag == 1 { viewModel.vote(button.tag) } else { viewModel.skip() }
    }

    @objc private func skipped() {
        viewModel.skip()
    }

    private func log(_ field: UITextField) {}
}
