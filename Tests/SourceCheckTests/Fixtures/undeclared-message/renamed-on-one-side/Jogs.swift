// swift-format-ignore-file
final class JogsInteractor {
    weak var presenter: JogsInteractorToPresenterInterface!

    func loggedIn() {
        presenter.logginSucceeded()
    }
}
