// swift-format-ignore-file
import UIKit

enum ApiEnvironment: String {
    case Dev = "https://dev.example.com/"
    case Staging = "https://staging.example.com/"
}
final class ApiClient { static func Load() -> String { "" } }
final class LoginViewModel { func load() {} }
final class LoginViewController: UIViewController {
    var viewModel = LoginViewModel()
    var base = ""
    override func viewDidLoad() {
        viewModel.load()
        if base == ApiEnvironment.Staging.rawValue { base = ApiEnvironment.Dev.rawValue }
    }
}
