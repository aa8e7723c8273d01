final class JogsInteractor {
    weak var presenter: JogsInteractorToPresenterInterface?

    private let user: User
    private let store: JogStore

    init(user: User, store: JogStore) {
        self.user = user
        self.store = store
    }
}

extension JogsInteractor: JogsPresenterToInteractorInterface {
    func fetchJogs() {
        let jogs = store.allJogs(of: user).sorted { $0.date > $1.date }
        presenter?.fetchedJogs(jogs)
    }
}
