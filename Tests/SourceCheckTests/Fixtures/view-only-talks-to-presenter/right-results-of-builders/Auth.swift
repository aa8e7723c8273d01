// swift-format-ignore-file
import UIKit

protocol AuthPresenterProtocol: AnyObject { func load() }
protocol AuthViewProtocol: AnyObject {}
final class AuthPresenter: AuthPresenterProtocol {
    weak var view: AuthViewProtocol?
    func load() {}
}
final class AuthViewController: UIViewController, AuthViewProtocol {
    var presenter: AuthPresenterProtocol!
    func go() {
        // screenspec:allow view-only-talks-to-presenter because signing in replaces the window
        let main = MainBuilder().build()
        main.modalPresentationStyle = .fullScreen
        view.window?.rootViewController = main
    }
}
