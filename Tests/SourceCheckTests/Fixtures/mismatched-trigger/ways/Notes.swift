import UIKit

final class NotesViewController: UIViewController, UITextFieldDelegate, UITableViewDelegate, UISearchBarDelegate {
    private let presenter: NotesPresenterInterface
    private let addButton = UIButton()
    private let shareItem = UIBarButtonItem()
    private let titleField = UITextField()
    private let searchBar = UISearchBar()
    private let photoView = UIImageView()
    private let tableView = UITableView()
    private let pageControl = UIPageControl()

    init(presenter: NotesPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.addTarget(self, action: #selector(add), for: .touchDown)
        shareItem.primaryAction = UIAction { [presenter] _ in presenter.userTappedAdd() }
        addButton.addAction(UIAction { [presenter] _ in presenter.userShared() }, for: .touchUpOutside)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(zoom))
        photoView.addGestureRecognizer(pan)
        start()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.opened()
    }

    private func start() {
        titleField.delegate = self
        searchBar.delegate = self
        tableView.delegate = self
    }

    @objc private func add() { presenter.userTappedAdd() }
    @objc private func zoom() { presenter.userZoomed() }
    @objc private func turn() { presenter.userTurned() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        presenter.userNamed()
        return true
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        presenter.userSearched()
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        presenter.userChose()
    }
}
