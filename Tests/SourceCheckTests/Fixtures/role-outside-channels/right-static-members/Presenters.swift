final class ProfilePresenter {
    static let limit = 3
    static var count = 0
    weak var view: ProfileViewInput?

    func load() {
        ProfilePresenter.count += 1
        view?.show()
    }
}

final class RoomsPresenter {
    weak var view: RoomsViewInput?

    func load() { if ProfilePresenter.limit > 0 { view?.show() } }
}
