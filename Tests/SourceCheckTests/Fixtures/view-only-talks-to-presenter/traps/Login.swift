// swift-format-ignore-file
import UIKit.UIViewController

@objc protocol LoginViewToPresenterInterface: class
{
    var isBusy: Bool { get set }
    func userTappedLogin()
}

@MainActor
final class LoginPresenter: LoginViewToPresenterInterface
{
    var isBusy : Bool = false
    var interactor : InteractorLogin?
    func userTappedLogin() {}
}

class InteractorLogin
{
    static let shared = InteractorLogin()
    func login() {}
}

class BaseViewController: UIViewController {}

final class LoginViewController
    : BaseViewController
{
    weak private var presenter : LoginViewToPresenterInterface?
    @IBOutlet
    private weak var label : UILabel! { didSet { label.text = "InteractorLogin" } }
    lazy private var interactor : InteractorLogin? = InteractorLogin()
    override var title: String? { didSet { presenter?.userTappedLogin() } }

    struct Row
    {
        let interactor = InteractorLogin.shared
    }
}
