import UIKit

struct Jog: Hashable, Sendable { var distance: Double }

@MainActor protocol JogsViewToPresenterInterface: AnyObject {
    func beganPresenting()
    func userTappedLogin(withUsername username: String, andPassword password: String)
}

@MainActor protocol JogsPresenterToViewInterface: AnyObject {
    func display(jogs: [Jog])
}

@MainActor protocol JogsPresenterToInteractorInterface: AnyObject {
    func fetchJogs()
    func login(withUsername username: String, andPassword password: String)
}

final class JogsViewController: UIViewController, JogsPresenterToViewInterface {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var usernameTextField: UITextField!
    @IBOutlet private weak var passwordTextField: UITextField!
    var presenter: (any JogsViewToPresenterInterface)?
    private var jogs: [Jog] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.beganPresenting()
    }

    func display(jogs newJogs: [Jog]) {
        jogs = newJogs
        tableView.reloadData()
    }

    @IBAction func loginTapped(sender: AnyObject) {
        guard let username = usernameTextField.text, let password = passwordTextField.text else { return }
        presenter?.userTappedLogin(withUsername: username, andPassword: password)
    }
}

final class JogsGridViewController: UICollectionViewController, JogsPresenterToViewInterface {
    private var jogs: [Jog] = []

    func display(jogs: [Jog]) {
        self.jogs = jogs
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        jogs.count
    }
}

final class JogsPresenter: JogsViewToPresenterInterface {
    weak var view: (any JogsPresenterToViewInterface)?
    var interactor: (any JogsPresenterToInteractorInterface)?

    func beganPresenting() { interactor?.fetchJogs() }

    func userTappedLogin(withUsername username: String, andPassword password: String) {
        interactor?.login(withUsername: username, andPassword: password)
    }
}
