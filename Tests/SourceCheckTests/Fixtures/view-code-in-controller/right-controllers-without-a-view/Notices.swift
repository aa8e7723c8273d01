import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {}
final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView()
    }
}
/// Called a controller, and none of Controller View Design.
final class NoticeController {
    func show(_ notice: UIView, on window: UIWindow) {
        window.addSubview(notice)
    }
}
final class WebController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIProgressView())
    }
}
