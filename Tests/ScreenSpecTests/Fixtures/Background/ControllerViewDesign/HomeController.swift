import UIKit

final class HomeController: Controller {
    private let data = ["Hello", "world"]

    override func viewDidLoad() {
        super.viewDidLoad()
        controllerView = HomeControllerView(controller: self)
    }

    override func setViewHandlers() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(labelTapped))
        homeControllerView.label.addGestureRecognizer(tap)
        homeControllerView.tableView.dataSource = self
    }

    @objc private func labelTapped() {
        homeControllerView.animateLabel()
    }
}

extension HomeController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        data.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = homeControllerView.tableView.dequeueReusableCell(withIdentifier: "id", for: indexPath)
        cell.textLabel?.text = data[indexPath.row]
        return cell
    }
}
