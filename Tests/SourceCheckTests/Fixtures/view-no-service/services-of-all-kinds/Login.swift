import UIKit

final class LoginPresenter {}
protocol AccountService {}
struct TokenRepository {
    func load() {}
}
final class SessionStorage {
    static let shared = SessionStorage()
    var name = ""
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let accounts: AccountService? = nil
    lazy var tokens = TokenRepository()

    override func viewDidLoad() {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "")) { _, _, _ in }.resume()
        title = SessionStorage.shared.name
        let path = Keychain().path
        try? Foundation.FileManager.default.removeItem(atPath: path)
    }
}
final class HistoryCell: UITableViewCell {
    func save() {
        UserDefaults.standard.set(true, forKey: "seen")
    }
}
