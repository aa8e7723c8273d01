import UIKit

func login(_ controller: LoginViewController) {
    controller.loginTapped(UIButton())
}
