// swift-format-ignore-file
final class JogsPresenter: JogsViewToPresenterInterface, JogsInteractorToPresenterInterface {
    weak var view: JogsPresenterToViewInterface!
    var interactor: JogsPresenterToInteractorInterface!

    func beganPresenting() {
        interactor.fetchJogs()
    }

    func userTappedLogin(withUsername username: String, andPassword password: String) {
        interactor.login(withUsername: username, andPassword: password)
    }

    func fetchedJogs(_ jogs: [Jog]) {
        view.display(jogs: jogs)
    }

    func loginSucceeded() {}
}
