import UIKit

/// Remembers which field is edited, and who asked for help.
final class Form: UIView, UITextFieldDelegate {
    private let nameField = UITextField()
    private var activeField: UITextField?
    private weak var helpButton: UIButton? = nil

    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        activeField = nil
        helpButton?.isHidden = activeField?.text == nil
    }

    @objc private func help(sender: UIButton) {
        self.helpButton = sender
    }
}
