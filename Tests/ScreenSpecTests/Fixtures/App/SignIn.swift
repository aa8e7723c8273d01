import UIKit

final class SignInViewController: UIViewController {
    weak var delegate: SignInViewControllerDelegate?
    var actions = Actions()

    @IBOutlet private weak var cardNumberField: UITextField!
    @IBOutlet private weak var pinField: UITextField!
    @IBOutlet private weak var failureLabel: UILabel!

    @IBAction private func tapSignIn(_ sender: UIControl) {
        let cardNumber = cardNumberField.text ?? ""
        guard delegate?.signInViewController(self, shouldRemember: cardNumber) == true else { return }
        delegate?.signInViewController(self, userTappedSignInWithCardNumber: cardNumber, pin: pinField.text ?? "")
    }

    @IBAction private func tapForgotPIN(_ sender: UIControl) {
        actions.userForgotPIN?(cardNumberField.text ?? "")
    }

    @IBAction private func editedCardNumber(_ sender: UIControl) {
        failureLabel.text = nil
    }

    @IBAction private func toggledRemember(_ sender: UIControl) {
        pinField.text = nil
    }
}
