// swift-format-ignore-file
// The methods are those of the text; it names no classes, so that these are written around them.
import RealmSwift

final class JogsInteractor: JogsPresenterToInteractorInterface {
    weak var presenter: JogsInteractorToPresenterInterface!

func fetchJogs() {
let realm = try! Realm()
let allJogs = realm.objects(Jog.self)
presenter.fetchedJogs(Array(allJogs))
}
}

final class LoginInteractor: LoginPresenterToInteractorInterface {
    weak var presenter: LoginInteractorToPresenterInterface!

    func login(withUsername username: String, andPassword password: String) {}

func loggedIn(withUser: User) {
presenter.logginSucceeded()
}
}

final class Jog: Object {}

struct User {}
