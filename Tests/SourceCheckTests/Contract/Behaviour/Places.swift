import UIKit

struct Place {
    let name: String
    let street: String
    let isOpen: Bool
}

protocol PlacesViewInterface: AnyObject {
    func display(places: [Place])
}

protocol PlacesPresenterInterface: AnyObject {
    func chose(coin: String)
    func filtered()
}

final class CoinPicker: UIViewController {
    var didCancel: (() -> Void)?
    private let didSelect: (String) -> Void

    init(coins: [String], didSelect: @escaping (String) -> Void) {
        self.didSelect = didSelect
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The picker is made in code.")
    }
}

final class PlacesPresenter: PlacesPresenterInterface {
    weak var view: PlacesViewInterface?
    func chose(coin: String) {}
    func filtered() { view?.display(places: []) }
}

final class PlacesViewController: UIViewController, PlacesViewInterface {
    private let tableView = UITableView()
    private let tagsView = UICollectionView()
    private let presenter: PlacesPresenterInterface
    private var places: [Place] = []
    private var tags: [String] = []

    init(presenter: PlacesPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tagsView.dataSource = self
    }

    func display(places: [Place]) {
        self.places = places
        tableView.reloadData()
    }

    private func pick() {
        let picker = CoinPicker(coins: tags, didSelect: { coin in self.presenter.chose(coin: coin) })
        picker.didCancel = { [weak self] in self?.presenter.filtered() }
        present(picker, animated: true)
    }

    private static func shortened(_ text: String) -> String { String(text.prefix(20)) }
}

extension PlacesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        let place = places[indexPath.row]
        cell.textLabel?.text = place.name
        cell.detailTextLabel?.text = Self.shortened(place.street)
        cell.isUserInteractionEnabled = !places[indexPath.row].isOpen
        return cell
    }
}

extension PlacesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        guard
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
                as? UICollectionViewListCell
        else { return UICollectionViewCell() }
        var content = cell.defaultContentConfiguration()
        content.text = tags[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }
}
