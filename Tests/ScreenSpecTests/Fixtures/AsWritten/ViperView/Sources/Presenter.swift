// swift-format-ignore-file
// The methods are those of the text; it names no classes, so that these are written around them.
final class JogsPresenter: JogsViewToPresenterInterface, JogsInteractorToPresenterInterface {
    weak var view: JogsPresenterToViewInterface!
    var interactor: JogsPresenterToInteractorInterface!

func fetchedJogs(jogs: [Jog]) {
view.display(jogs: jogs)
}

func beganPresenting() {
interactor.fetchJogs()
}
}

final class LoginPresenter: LoginViewToPresenterInterface, LoginInteractorToPresenterInterface {
    var interactor: LoginPresenterToInteractorInterface!

func userTappedLogin(withUsername username: String, andPassword password: String) {
interactor.login(withUsername: username, andPassword: password)
}

    func loginSucceeded() {}
}
