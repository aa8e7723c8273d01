import UIKit

/// The view model has another name than the spec says.
final class LoginViewController: UIViewController {
    private let model: LoginModel
    private let titleLabel = UILabel()

    init(model: LoginModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.logIn()
        titleLabel.text = model.title + model.hint
    }
}

final class LoginModel {
    let title = "Log in"
    let hint = "With your name"

    func logIn() {}
}
