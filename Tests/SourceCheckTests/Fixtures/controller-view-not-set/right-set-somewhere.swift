import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {}
class HomeController: Controller {}

final class SpecialHomeController: HomeController {
    override func viewDidLoad() {
        super.viewDidLoad()
        self.controllerView = HomeControllerView()
    }
}
