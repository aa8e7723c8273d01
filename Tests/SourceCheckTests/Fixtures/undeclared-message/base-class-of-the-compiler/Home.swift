import UIKit

final class HomeControllerView: ControllerView {
    let label = UILabel()
}

final class HomeController: Controller {
    private let homeView = HomeControllerView()

    override func setViewHandlers() {
        homeView.label.text = ""
        homeView.backgroundColor = .red
        homeView.addSubviews()
        homeView.controller = self
        homeView.tableView.reloadData()
    }
}
