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
    func name() {
        let text = MainBuilder().title()
        title = text.uppercased()
    }
    func go() {
        let builder = MainBuilder()
        title = builder.title()
    }
}
