import UIKit

final class LoginPresenter {
    weak var view: LoginViewController?

    func color() -> UIColor { .red }
}
