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
    }

    override func setViewHandlers() {
        guard let home = controllerView as? HomeControllerView else { return }
        home.button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        setTable()
    }

    private func setTable() {
        guard let home = controllerView as? HomeControllerView else { return }
        home.table.delegate = self
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = HomeCell()
        cell.delegate = self
        return cell
    }

    @objc private func tapped() {}
}
