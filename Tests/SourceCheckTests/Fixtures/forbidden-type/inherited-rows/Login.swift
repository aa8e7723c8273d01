import UIKit

final class HelpController: UIViewController {}

final class LoginController: UIViewController {
    var presenter: LoginPresenter?

    func openHelp() { present(HelpController(), animated: true) }
}

final class LoginPresenter {
    func now() -> Date { Date() }
}

final class LoginWireframe {}
