import UIKit

protocol MoviesPresenterInterface: AnyObject {
    func showedLastRow()
    func selectedRow(at index: Int)
    func askedForHelp()
}

final class MoviesPresenter: MoviesPresenterInterface {
    func showedLastRow() {}
    func selectedRow(at index: Int) {}
    func askedForHelp() {}
}

/// Leaves the table to a child, and the help button to its root view.
final class MoviesViewController: UIViewController {
    var presenter: MoviesPresenterInterface?
    private var table: MoviesTableViewController?

    override func loadView() {
        view = MoviesView()
    }
}

final class MoviesTableViewController: UITableViewController {
    var presenter: MoviesPresenterInterface?
    private let footer = MoviesFooter()

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.selectedRow(at: indexPath.row)
    }
}

final class MoviesFooter: UIView {
    weak var presenter: MoviesPresenterInterface?

    override func layoutSubviews() {
        presenter?.showedLastRow()
    }
}

final class MoviesView: UIView {
    weak var presenter: MoviesPresenterInterface?
    let tableView = UITableView()

    @objc private func help() {
        presenter?.askedForHelp()
    }
}
