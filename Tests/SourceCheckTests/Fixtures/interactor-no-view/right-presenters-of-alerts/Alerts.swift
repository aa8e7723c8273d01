import UIKit

final class AlertPresenter {
    func show(on controller: UIViewController) {
        controller.present(UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: true)
    }
}

final class LoginViewController: UIViewController {
    override func viewDidLoad() { AlertPresenter().show(on: self) }
}
