final class ProfilePresenter {
    static var userName = ""
    weak var view: ProfileViewInput?

    func load() { view?.show() }
}

final class RoomsPresenter {
    weak var view: RoomsViewInput?

    func load() {
        ProfilePresenter.userName = "a"
        view?.show()
    }
}
