import UIKit

protocol LoginEventHandler: AnyObject {
    func tap()
}

class LoginViewController: UIViewController {
    weak var eventHandler: LoginEventHandler?

    override func viewDidLoad() {
        eventHandler?.tap()
    }
}

class LoginPresenter: LoginEventHandler {
    var wireframe: LoginWireframe?
    var view: LoginViewController?

    func tap() {
        wireframe?.home()
    }
}

class LoginWireframe {
    var presenter: LoginPresenter?

    func home() {}
}
