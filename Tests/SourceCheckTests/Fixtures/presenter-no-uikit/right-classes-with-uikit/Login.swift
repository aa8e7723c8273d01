import UIKit

protocol LoginPresenterInterface {
    func load()
}

final class LoginDraft {
    var name = ""
    let screen = Screen()

    func update() {
        name = "\(screen.view.frame)"
    }
}

final class LoginPresenter: LoginPresenterInterface {
    weak var view: LoginViewInterface?
    private let draft = LoginDraft()

    func load() {
        draft.update()
        view?.show(name: draft.name)
    }
}
