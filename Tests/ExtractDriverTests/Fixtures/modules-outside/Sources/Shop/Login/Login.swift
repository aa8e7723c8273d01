import UIKit

protocol LoginView: AnyObject {
    func display(name: String)
}

protocol LoginAction: AnyObject {
    func userTappedEnter()
}

final class LoginPresenter: LoginAction {
    private weak var view: LoginView?

    init(view: LoginView) {
        self.view = view
    }

    func userTappedEnter() {
        view?.display(name: "Enter")
    }
}

final class LoginViewController: UIViewController, LoginView {
    private let presenter: LoginAction
    private let nameLabel = UILabel()
    private let button = UIButton()

    init(presenter: LoginAction) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }

    func display(name: String) {
        nameLabel.text = name
    }

    @objc private func tapped() {
        presenter.userTappedEnter()
    }
}
