import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {}
final class HomeController: Controller {}

final class LoginControllerView: ControllerView {}
final class LoginController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        let controllerView = LoginControllerView()
        controllerView.isHidden = true
    }
}
