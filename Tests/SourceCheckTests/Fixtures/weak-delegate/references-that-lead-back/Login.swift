// swift-format-ignore-file
import UIKit

protocol LoginViewInput: AnyObject {}
protocol LoginViewOutput: AnyObject {}
protocol LoginInteractorInput {}
protocol LoginInteractorOutput: AnyObject {}

final class LoginViewController: UIViewController, LoginViewInput {
    var output: LoginViewOutput!
}

final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
    var view: LoginViewInput!
    var interactor: LoginInteractorInput!
}

final class LoginInteractor: LoginInteractorInput {
    var presenter: LoginInteractorOutput?
}
