import UIKit

final class LoginPresenter {}
final class SecureStore {
    static let shared = SecureStore()
    var token = ""
}
struct SessionStorage {
    static let `default` = SessionStorage()
    func restore() {}
}
final class HistoryDatabase {
    static let standard = HistoryDatabase()
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let store: SecureStore = .shared

    func show(_ database: HistoryDatabase? = .standard) {
        let storage: SessionStorage = .default
        storage.restore()
        title = store.token
    }
}
