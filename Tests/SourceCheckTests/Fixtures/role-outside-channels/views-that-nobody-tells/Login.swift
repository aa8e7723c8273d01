import Foundation

protocol LoginPresenterInterface {
    func load()
}

final class LoginPresenter: LoginPresenterInterface {
    weak var view: LoginViewInterface?
    weak var dialog: DialogViewInterface?

    func load() {
        dialog?.setNext()
        view?.show()
    }
}

final class CartPresenter: CartPresenterInterface {
    weak var view: CartViewInterface?
    weak var dialog: DialogViewController?

    func load() {
        view?.show()
    }
}

protocol CartPresenterInterface {
    func load()
}
