import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let label = UILabel()
}
final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeControllerView()
        controllerView = home
        home.snp.makeConstraints { $0.height.equalTo(44) }
    }
}
