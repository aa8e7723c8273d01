// swift-format-ignore-file
import TipKit
import UIKit

protocol MainPresenterProtocol: AnyObject {}
protocol MainViewProtocol: AnyObject { func show(_ tip: String) }
final class MainViewController: UIViewController, MainViewProtocol {
    var presenter: MainPresenterProtocol!
    func show(_ tip: String) {}
}
final class MainPresenter: MainPresenterProtocol {
    weak var view: MainViewProtocol?
    func help(_ tip: SearchTip) {
        let controller = TipController(tip)
        view?.show(controller.text)
    }
}
