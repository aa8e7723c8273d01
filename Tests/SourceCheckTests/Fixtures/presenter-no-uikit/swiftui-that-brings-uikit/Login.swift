import SwiftUI

final class LoginPresenter {
    weak var view: LoginViewController?
    var color: UIColor?
}
