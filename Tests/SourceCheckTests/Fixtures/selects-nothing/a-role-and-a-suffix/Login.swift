import UIKit

final class LoginViewController: UIViewController {}
final class LoginPresenter {}
final class LoginInteractor {}
final class LoginRouter {}
