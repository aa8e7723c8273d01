import UIKit

protocol FieldViewDelegate: AnyObject {
    func fieldViewDidClear(_ fieldView: FieldView)
}

class FieldView: UIView {
    weak var delegate: FieldViewDelegate?
    let field = UITextField()
}

final class AmountView: FieldView {
    @objc private func clear() { delegate?.fieldViewDidClear(self) }
}
