// swift-format-ignore-file
import UIKit

class BaseViewController: UIViewController {
    func dismiss() {}
}
protocol BaseViewProtocol: BaseViewController {}
protocol MainPresenterProtocol: AnyObject { func open() }
/// What the view offers by itself, whatever UIKit calls its own.
protocol MainViewProtocol: BaseViewProtocol {
    var navigation: Navigation? { get }
    func show(_ name: String)
}
protocol Navigation: AnyObject { func present(_ name: String) }
final class MainViewController: BaseViewController, MainViewProtocol {
    var navigation: Navigation?
    var presenter: MainPresenterProtocol!
    func show(_ name: String) {}
    override func viewDidLoad() { presenter.open() }
}
final class MainPresenter: Presenter<Main>, MainPresenterProtocol {
    weak var view: MainViewProtocol?
    func open() {
        view?.show("")
        view?.dismiss()
        view?.navigation?.present("")
    }
}
class Presenter<Model> {}
struct Main {}
