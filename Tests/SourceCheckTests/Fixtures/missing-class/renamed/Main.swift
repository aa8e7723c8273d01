import UIKit

final class SignInViewController: UIViewController {}
final class HomeViewController: UIViewController {}
