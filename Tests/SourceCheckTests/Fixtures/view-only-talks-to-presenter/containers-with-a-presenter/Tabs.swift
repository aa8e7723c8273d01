// swift-format-ignore-file
import UIKit

protocol TabsViewProtocol: AnyObject { func move() }
protocol TabsPresenterProtocol: AnyObject { func selected(_ tag: Int) }
final class TabsPresenter: TabsPresenterProtocol {
    weak var view: TabsViewProtocol?
    func selected(_ tag: Int) { view?.move() }
}
/// Keeps what is another screen's, whatever it holds.
final class TabsViewController: UITabBarController, TabsViewProtocol {
    var presenter: TabsPresenterProtocol!
    private let router = MainRouter()
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { presenter.selected(item.tag) }
    func move() {}
}
/// Is no container.
protocol PageViewProtocol: AnyObject { func move() }
protocol PagePresenterProtocol: AnyObject {}
final class PagePresenter: PagePresenterProtocol { weak var view: PageViewProtocol? }
final class PageViewController: UIViewController, PageViewProtocol {
    var presenter: PagePresenterProtocol!
    func move() { view.window?.rootViewController = MainBuilder().build() }
}
/// Puts in nothing by itself.
protocol ListsViewProtocol: AnyObject { func move() }
protocol ListsPresenterProtocol: AnyObject {}
final class ListsPresenter: ListsPresenterProtocol { weak var view: ListsViewProtocol? }
final class ListsViewController: UITabBarController, ListsViewProtocol {
    var presenter: ListsPresenterProtocol!
    func move() { add(MainBuilder().build()) }
    private func add(_ controller: UIViewController) { viewControllers?.append(controller) }
}
