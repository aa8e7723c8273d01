// swift-format-ignore-file
import RealmSwift

final class JogsInteractor: JogsPresenterToInteractorInterface {
    weak var presenter: JogsInteractorToPresenterInterface!

    func fetchJogs() {
        let realm = try! Realm()
        let allJogs = realm.objects(Jog.self)
        presenter.fetchedJogs(Array(allJogs))
    }

    func login(withUsername username: String, andPassword password: String) {}

    func loggedIn(withUser: String) {
        presenter.logginSucceeded()
    }
}

struct Jog {
    let distance: Double
}
