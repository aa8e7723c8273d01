import UIKit

protocol LoginViewInterface: AnyObject {
    func show()
}

final class LoginViewController: UIViewController, LoginViewInterface, LoadingViewInterface {
    private let presenter: LoginPresenterInterface = LoginPresenter()
    private lazy var header = HeaderViewController()

    override func viewDidLoad() {
        addChild(header)
    }

    func show() {}

    func startLoading() {}
}

protocol HeaderViewInterface: AnyObject {
    func show(name: String)
}

final class HeaderViewController: UIViewController, HeaderViewInterface {
    func show(name: String) {}
}

protocol LoadingViewInterface: AnyObject {
    func startLoading()
}

final class LoadingViewController: UIViewController, LoadingViewInterface {
    func startLoading() {}
}

protocol BannerViewInterface: AnyObject {
    func close()
}

final class BannerViewController: UIViewController, BannerViewInterface {
    func close() {}
}

final class Toast: BannerViewInterface {
    func close() {}
}
