import UIKit

class Base: UIViewController {
    var presenter: LoginViewToPresenterInterface?
    override func viewDidLoad() { presenter?.userTappedLogin() }
}
final class LoginViewController: Base {}
final class Card: UIView {
    private let button = UIButton()
    weak var delegate: CardDelegate?
    var actions: Actions?
    @objc private func open() { actions?.opened?() }
}
extension Card {
    func close() { delegate?.cardDidClose(self) }
}
