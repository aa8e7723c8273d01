import UIKit

class ControllerView: UIView {}
class Controller: UIViewController {
    var controllerView: ControllerView?
    func setViewHandlers() {}
}

final class HomeControllerView: ControllerView {
    let button = UIButton()
    let table = UITableView()
}

final class HomeController: Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView()
        guard let home = controllerView as? HomeControllerView else { return }
        home.button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        home.table.delegate = self
    }

    @objc private func tapped() {}
}

extension HomeController: UITableViewDelegate {}
