import UIKit

final class HTTPClient {
    func get() {}
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
}
final class LoginPresenter {
    /// Date, HTTPClient
    func now() -> String { "Date()" }
}
final class LoginLoader {
    let client = HTTPClient()
    let start = Date()
}
