// swift-format-ignore-file
// The methods are those of the text; it names no classes, so that these are written around them.
import UIKit

final class JogsViewController: UIViewController, JogsPresenterToViewInterface {
    @IBOutlet private weak var tableView: UITableView!
    weak var presenter: JogsViewToPresenterInterface!
    private var jogs: [Jog] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.beganPresenting()
    }

func display(jogs newJogs: [Jog]) {
jogs = newJogs
tableView.reloadData()
}
}

final class LoginViewController: UIViewController {
    @IBOutlet private weak var usernameTextField: UITextField!
    @IBOutlet private weak var passwordTextField: UITextField!
    @IBOutlet private weak var loginButton: UIButton!
    weak var presenter: LoginViewToPresenterInterface!

@IBAction func loginTapped(sender: AnyObject) {
let username = usernameTextField.text
let password = passwordTextField.text
presenter.userTappedLogin(withUsername: username, andPassword: password)
}
}
