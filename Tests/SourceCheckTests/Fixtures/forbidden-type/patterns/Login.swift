import UIKit

final class HTTPClient {
    func get() {}
}
final class WebClient {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    let client = HTTPClient()
}
final class LoginPresenter {
    private let client: HTTPClient
    private let other = WebClient()
    init(client: HTTPClient) { self.client = client }
    func now() -> [Date] { [Date()] }
}
