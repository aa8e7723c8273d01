// swift-format-ignore-file
import UIKit

/// The view's, by which its presenter reaches it.
protocol LoginViewDelegate { func show() }
final class LoginView: UIView, LoginViewDelegate {
    var presenter: LoginPresenter?
    func show() {}
}
final class LoginPresenter {
    var loginView: LoginViewDelegate?
}

/// The presenter's, which keeps the interactor that answers by it.
protocol HomePresenterDelegate { func loaded() }
final class HomePresenter: HomePresenterDelegate {
    let interactor = HomeInteractor()
    func loaded() {}
}
final class HomeInteractor {
    var presenter: HomePresenterDelegate?
}

/// A row's, which others conform to.
protocol RowDelegate { func tapped() }
final class Row {
    var list: RowDelegate?
}
final class List: RowDelegate {
    let row = Row()
    func tapped() {}
}

/// That of a controller to which a view of its own conforms, and which the view keeps.
protocol PageDelegate { func turned() }
final class PageView: UIView, PageDelegate {
    let controller = PageController()
    func turned() {}
}
final class PageController: UIViewController {
    var parentView: PageDelegate?
}
