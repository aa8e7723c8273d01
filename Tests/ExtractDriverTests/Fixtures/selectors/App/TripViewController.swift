import UIKit

protocol PickerViewDelegate: AnyObject { func dismissPicker() }

final class PickerView: UIView {
    private let doneButton = UIButton()
    weak var delegate: PickerViewDelegate?
    init(delegate: PickerViewDelegate?) {
        self.delegate = delegate
        super.init(frame: .zero)
        doneButton.addTarget(self, action: #selector(done), for: .touchUpInside)
        addSubview(doneButton)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func done() { delegate?.dismissPicker() }
}

final class TripViewController: UIViewController {
    private let overlay = UIView()
    private lazy var pickerView = PickerView(delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pickerView)
        overlay.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(self.dismissPicker))
        )
        view.addSubview(overlay)
    }
}

extension TripViewController: PickerViewDelegate {
    @objc func dismissPicker() {
        pickerView.isHidden = true
    }
}
