import UIKit

protocol Closing: AnyObject {
    func close()
}
@objc protocol LoginDelegate: NSObjectProtocol, Closing {
    func loginDidEnd()
}
final class LoginViewController: UIViewController {
    weak var delegate: LoginDelegate?

    private func end() {
        delegate?.loginDidEnd()
        delegate?.close()
        delegate?.loginEnded(true)
        guard let delegate = delegate else { return }
        delegate.loginDidEmd()
    }
}
