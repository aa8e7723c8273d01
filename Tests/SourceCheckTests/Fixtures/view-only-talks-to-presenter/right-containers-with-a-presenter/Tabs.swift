// swift-format-ignore-file
import UIKit

protocol TabsViewProtocol: AnyObject { func move() }
protocol TabsPresenterProtocol: AnyObject { func selected(_ tag: Int) }
final class TabsPresenter: TabsPresenterProtocol {
    weak var view: TabsViewProtocol?
    func selected(_ tag: Int) { view?.move() }
}
final class TabsViewController: UITabBarController, TabsViewProtocol {
    var presenter: TabsPresenterProtocol!
    override func viewDidLoad() {
        let main = MainBuilder().build()
        main.tabBarItem = UITabBarItem(title: "Main", image: nil, tag: 0)
        viewControllers = [main]
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { presenter.selected(item.tag) }
    func move() {}
}
