import Cocoa

protocol LoginViewProtocol: AnyObject {
    func show(_ text: NSAttributedString)
}

protocol LoginPresenterProtocol: AnyObject {
    func shown()
}

final class LoginPresenter: LoginPresenterProtocol {
    weak var view: LoginViewProtocol?

    func shown() {
        let attachment = NSTextAttachment()
        view?.show(NSAttributedString(attachment: attachment))
    }
}

final class LoginViewController: NSViewController, LoginViewProtocol {
    private let presenter: LoginPresenterProtocol? = nil

    func show(_ text: NSAttributedString) {}
}
