import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let label = UILabel()
    let button = UIButton()
    var title = ""
}

final class HomeController: Controller {
    let home = HomeControllerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = home
        home.label.text = ""
    }
}

final class HomeDecorator {
    func decorate(_ home: HomeControllerView) {
        home.label.text = "é"
        home.label.isHidden = true
        home.button.setTitle("", for: .normal)
    }
}

final class MenuController: Controller {
    func rename(_ controller: HomeController) {
        controller.home.label.text = "Menu"
    }
}
