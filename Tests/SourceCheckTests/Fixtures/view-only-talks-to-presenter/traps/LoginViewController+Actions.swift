// swift-format-ignore-file
import UIKit

extension LoginViewController {
    #if DEBUG
        @objc func debugTapped() {
            InteractorLogin.shared.login()
        }
    #endif

    var current: LoginPresenter { LoginPresenter() }
}
