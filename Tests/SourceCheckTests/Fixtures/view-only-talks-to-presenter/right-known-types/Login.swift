import UIKit

final class AppRouter {
    func close() {}
}

final class HudHelper {
    func show() {}
}

enum Theme {
    final class Painter {
        func paint() {}
    }
}

final class LoginInteractor {
    func fetch() {}
}

final class LoginPresenter {
    weak var view: LoginViewController?
    var router: AppRouter?

    func close() { router?.close() }
}

final class LoginWireframe {}

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let hud = HudHelper()
    private let painter = Theme.Painter()
    private let interactor = LoginInteractor()

    func load() {
        hud.show()
        painter.paint()
        interactor.fetch()
    }
}

final class Row: UIView {
    private let interactor = LoginInteractor()

    func load() { interactor.fetch() }
}
