// swift-format-ignore-file
import UIKit

class BaseViewController: UIViewController {}
protocol BaseViewProtocol: BaseViewController {}
protocol MainPresenterProtocol: AnyObject { func open() }
protocol MainViewProtocol: BaseViewProtocol { func show() }
final class MainViewController: BaseViewController, MainViewProtocol {
    var presenter: MainPresenterProtocol!
    func show() {}
    override func viewDidLoad() { presenter.open() }
}
final class MainPresenter: MainPresenterProtocol {
    weak var view: MainViewProtocol?
    func open() {
        view?.navigationController?.popViewController(animated: true)
        view?.show()
    }
    func close() { view?.dismiss(animated: true) }
}

protocol SheetPresenterProtocol: AnyObject {}
protocol SheetViewProtocol where Self: UIViewController { func show() }
final class SheetViewController: UIViewController, SheetViewProtocol {
    var presenter: SheetPresenterProtocol!
    func show() {}
}
final class SheetPresenter: Presenter<SheetViewController>, SheetPresenterProtocol {
    weak var view: SheetViewProtocol?
    weak var screen: SheetViewController?
    func open(_ next: UIViewController) { view?.present(next, animated: true) }
}
class Presenter<View> {}
