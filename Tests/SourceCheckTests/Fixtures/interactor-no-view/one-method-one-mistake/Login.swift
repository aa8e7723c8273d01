import UIKit

final class LoginInteractor {
    func fill(_ table: UITableView, header: @escaping (String) -> UIView) -> UIView {
        header("")
    }

    func label() -> UILabel {
        UILabel()
    }
}

final class LoginPresenter {}

final class LoginViewController: UIViewController {
    private let interactor = LoginInteractor()
}
