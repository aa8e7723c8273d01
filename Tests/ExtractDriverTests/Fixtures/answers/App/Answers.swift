import UIKit

/// A control of the app's own: it says when it is touched, and when it has loaded.
final class RowControl: UIView {
    var onTap: (() -> Void)?
    var onLoad: (() -> Void)?
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func load() {
        onLoad?()
    }

    @objc private func tap() {
        onTap?()
    }
}

/// One whose closure is called by a closure.
final class ChipControl: UIView {
    var onClose: (() -> Void)?
    private let cross = UIButton()

    func setUp() {
        cross.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    }
}

final class OrderViewController: UIViewController {
    private let addressRow = RowControl()
    private let chip = ChipControl()
    private let saveButton = UIButton()
    private lazy var nameField: UITextField = {
        let field = UITextField()
        field.brand.addHandler(for: .editingChanged) { [weak self] in
            self?.checkName()
        }
        return field
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        addressRow.onTap = { [weak self] in self?.editAddress() }
        addressRow.onLoad = { [weak self] in self?.layOut() }
        chip.onClose = { [weak self] in
            DispatchQueue.main.async { self?.forgetVoucher() }
        }
        saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        saveButton.setTitle(for: .normal) { [weak self] in self?.layOut() }
        let help = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
        help.rx.tap.asDriver().drive(onNext: { [weak self] in self?.explain() })
        navigationItem.rightBarButtonItems = [help]
    }

    private func editAddress() {
        view.endEditing(true)
    }

    private func forgetVoucher() {
        chip.isHidden = true
    }

    private func checkName() {
        saveButton.isEnabled = nameField.text?.isEmpty == false
    }

    private func save() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in self?.send() })
        present(sheet, animated: true)
    }

    private func explain() {
        view.endEditing(true)
    }

    // Asked about in an alert, and so no answer to a control.
    private func send() {
        layOut()
    }

    private func layOut() {
        view.setNeedsLayout()
    }
}

/// A controller whose view is of a class of its own.
final class FormView: UIView {
    let sendButton = UIButton()
}

final class FormViewController: UIViewController {
    private var formView: FormView { view as? FormView ?? FormView() }

    override func loadView() {
        view = FormView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        formView.sendButton.tapPublisher.sink { [weak self] in self?.sendForm() }
    }

    private func sendForm() {
        view.endEditing(true)
    }
}
