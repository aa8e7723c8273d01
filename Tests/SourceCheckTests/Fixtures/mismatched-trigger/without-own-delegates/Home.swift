import UIKit

final class HomeViewController: UIViewController, HomeViewDelegate, UITableViewDelegate {
    private let homeView = HomeView()
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(homeView)
        view.addSubview(tableView)
        tableView.delegate = self
    }

    func didChoose() {
        choose()
    }

    private func choose() {
        navigationController?.popViewController(animated: true)
    }
}
