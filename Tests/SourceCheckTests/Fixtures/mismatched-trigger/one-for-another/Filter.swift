import UIKit

protocol FilterPresenterInterface: AnyObject {
    func userChose()
    func userReset()
    func sawRow()
}

final class FilterViewController: UIViewController, UITableViewDelegate {
    private let tableView = UITableView()
    private let resetButton = UIButton()
    private let presenter: FilterPresenterInterface

    init(presenter: FilterPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        resetButton.addTarget(self, action: #selector(reset), for: .touchUpInside)
    }

    @objc private func reset() { presenter.userReset() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.userReset()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        presenter.sawRow()
    }
}
