// swift-format-ignore-file
import UIKit

final class JogsViewController: UIViewController {
    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var usernameTextField: UITextField!
    @IBOutlet private var passwordTextField: UITextField!
    @IBOutlet private var loginButton: UIButton!
    weak var presenter: JogsViewToPresenterInterface!
    private var jogs: [Jog] = []

    override func viewWillAppear(_ animated: Bool) {
        presenter.beganPresenting()
    }

    @IBAction func loginTapped(sender: AnyObject) {
        let username = usernameTextField.text
        let password = passwordTextField.text
        presenter.userTappedLogin(withUsername: username, andPassword: password)
    }
}

extension JogsViewController: JogsPresenterToViewInterface {
    func display(jogs newJogs: [Jog]) {
        jogs = newJogs
        tableView.reloadData()
    }
}
