import UIKit
import RxSwift

protocol LoginViewToPresenterInterface: AnyObject {
    func userTappedLogin(name: String, at place: Place)
    func userLeft() async
    #if DEBUG
    func userShook()
    #endif
    func userChose(_ theme: Theme)
}

protocol LoginPresenterToViewInterface: AnyObject {
    func show(_ greeting: Greeting)
    var state: Observable<Int> { get set }
    var title: String { get }
}

#if DEBUG
struct Theme {}
#else
struct Theme { let name = "plain" }
#endif

struct Place {
    let name: String
    let image: UIImage?
}

struct Greeting {
    let text = "Hello"
}

final class LoginPresenter: LoginViewToPresenterInterface {
    func userTappedLogin(name: String, at place: Place) {}
    func userLeft() async {}
    func userChose(_ theme: Theme) {}
}

class LoginViewController: UIViewController, LoginPresenterToViewInterface {
    private let button = UIButton()
    private let field: SendableTextField = .init()
    var presenter: LoginViewToPresenterInterface?
    var state: Observable<Int> = .just(0)
    let title: String = ""
    func show(_ greeting: Greeting) {}
}
