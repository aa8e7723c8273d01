import UIKit

class Twin: UIView {
    let two = UIButton()
}

extension SplitViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        true
    }
}

extension SplitViewController: UIScrollViewDelegate {}

class Sender: UIView {
    weak var delegate: SharedDelegate?

    func say() {
        delegate?.said(self)
    }
}

class OtherSender: UIView {
    weak var delegate: SharedDelegate?

    func say() {
        delegate?.said(self)
    }
}

protocol SharedDelegate: AnyObject {
    func said(_ view: UIView)
    func never()
}
