import UIKit

class ControllerView: UIView {}
class Controller: UIViewController { var controllerView: ControllerView? }

final class HomeControllerView: ControllerView {
    let container = UIView()
}

final class HomeController: Controller {
    private let list = UITableViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeControllerView()
        controllerView = home
        addChild(list)
        didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        list.view.frame = .zero
        presentedViewController?.view.frame = .zero
    }

    func shrink() {
        view.frame = .zero
    }

    func grow() {
        self.view.frame = .zero
    }

    func embed() {
        view.addSubview(list.view)
    }
}
