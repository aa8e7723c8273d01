import UIKit

struct Place {
    let name: String
}

final class PlacesViewModel {
    func userChose(place: String) {}
}

/// What the view keeps by itself, and two lists of one kind, of which nobody can tell whose cells are made.
final class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let viewModel: PlacesViewModel
    private let tableView = UITableView()
    private var places: [Place] = []
    private var heights: [String: Double] = [:]

    init(viewModel: PlacesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PlaceCell()
        let place = places[indexPath.row]
        cell.tag = Int(heights[place.name] ?? 0)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.userChose(place: places[indexPath.row].name)
    }
}

final class PlaceCell: UITableViewCell {}

final class TwoListsView: UIView, UITableViewDataSource {
    private let firstView = UITableView()
    private let secondView = UITableView()
    private var places: [Place] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PlaceCell()
        cell.accessibilityLabel = places[indexPath.row].name
        return cell
    }
}
