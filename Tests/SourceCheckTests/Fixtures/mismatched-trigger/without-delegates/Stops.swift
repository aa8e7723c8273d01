import UIKit

final class StopsViewController: UIViewController, UITableViewDataSource {
    private let stopsView = UITableView()
    private lazy var searchBar: UISearchBar = {
        let bar = UISearchBar()
        bar.placeholder = "Stop"
        return bar
    }()
    private var nameField: UITextField?
    private let otherField = UITextField()
    private let picker = LinePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField = UITextField(frame: .zero)
        stopsView.dataSource = self
        stopsView.registerStops()
        otherField.delegate = self
        picker.delegate = self
        view.addSubview(stopsView)
        view.addSubview(searchBar)
        NSLayoutConstraint.activate([stopsView.topAnchor.constraint(equalTo: searchBar.bottomAnchor)])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func choose() {}
    func open() {}
    func search() {}
    func rename() {}
}

extension StopsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose() }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { open() }
}

extension StopsViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { search() }
}

extension StopsViewController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) { rename() }
}

final class LinePicker {
    weak var delegate: AnyObject?
}

extension UITableView {
    func registerStops() {
        register(UITableViewCell.self, forCellReuseIdentifier: "stop")
    }
}
