import UIKit

/// No spec can say the whole of it, so that it is one that the app has.
@objc protocol PickerDelegate: AnyObject {
    func picker(_ picker: PickerView, didChoose names: [String], insteadOf others: [String], in group: String)
    @objc optional func pickerDidClose(_ picker: PickerView)
}

final class PickerView: UIView {
    weak var delegate: PickerDelegate?
    private let chooseButton = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        chooseButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func choose() {
        delegate?.picker(self, didChoose: [], insteadOf: [], in: "")
    }
}

// Conforms to what no document declares.
final class FilterButton: UIButton, PickerDelegate {
    private let countLabel = UILabel()

    func picker(_ picker: PickerView, didChoose names: [String], insteadOf others: [String], in group: String) {
        countLabel.text = "\(names.count)"
    }
}
