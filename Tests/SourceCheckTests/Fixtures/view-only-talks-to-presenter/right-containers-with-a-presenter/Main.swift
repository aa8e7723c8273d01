// swift-format-ignore-file
import UIKit

protocol MainPresenterProtocol: AnyObject { func load() }
protocol MainViewProtocol: AnyObject { func show() }
final class MainRouter {}
final class MainPresenter: MainPresenterProtocol {
    weak var view: MainViewProtocol?
    func load() { view?.show() }
}
final class MainViewController: UIViewController, MainViewProtocol {
    var presenter: MainPresenterProtocol!
    func show() {}
    override func viewDidLoad() { presenter.load() }
}
final class MainBuilder {
    func build() -> UIViewController {
        let view = MainViewController()
        let presenter = MainPresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
    func title() -> String { "" }
}
