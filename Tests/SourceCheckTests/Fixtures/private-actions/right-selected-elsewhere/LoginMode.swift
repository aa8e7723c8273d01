// swift-format-ignore-file
import UIKit

final class SpecialLoginViewController: LoginViewController {}

struct LoginMode {
    let controller: LoginViewController
    let action = #selector(LoginViewController.ofAnotherType)

    func selectors() -> [Selector] {
        [#selector(controller.behindAnObject), #selector(SpecialLoginViewController.ofASubclass)]
    }
}
