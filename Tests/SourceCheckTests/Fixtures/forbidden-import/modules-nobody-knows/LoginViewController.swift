import CoreData
import RealmSwift
import UIKit

final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?

    func clear() {
        Realm.executeOnMainThread { $0.deleteAll() }
    }
}
