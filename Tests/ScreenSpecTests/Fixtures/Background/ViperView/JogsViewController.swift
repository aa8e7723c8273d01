import UIKit

/// The screen as a table.
final class JogsViewController: UIViewController {
    weak var presenter: JogsViewToPresenterInterface?

    private let tableView = UITableView()
    private var jogs: [Jog] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(JogCell.self, forCellReuseIdentifier: "JogCell")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.beganPresenting()
    }
}

extension JogsViewController: JogsPresenterToViewInterface {
    func display(jogs newJogs: [Jog]) {
        jogs = newJogs
        tableView.reloadData()
    }
}

extension JogsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        jogs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "JogCell", for: indexPath)
        (cell as? JogCell)?.viewModel = JogCell.ViewModel(jog: jogs[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.userSelected(jog: jogs[indexPath.row])
    }
}
