import UIKit

final class LoginViewController: UIViewController {}

final class LoginPresenter {
    var wireframe: LoginBuilding?

    func finish() { wireframe?.close() }
}

final class LoginWireframe: LoginBuilding {
    static func build() -> UIViewController { LoginViewController() }
    func close() {}
}
