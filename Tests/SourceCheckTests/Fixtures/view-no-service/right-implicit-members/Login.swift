import UIKit

final class LoginPresenter {}
final class ThemeStore {
    static let shared = ThemeStore()
}
final class SecureStore {
    static let empty = SecureStore()
}
enum CardStorage {
    case shared
}
struct Palette {
    static let shared = Palette()
    static let `default` = Palette()
}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let theme: ThemeStore = .shared
    private let palette: Palette = .default
    private var empty: SecureStore = .empty
    private var alignment: NSTextAlignment = .center

    func show(_ palette: Palette = .shared, in style: UIView.ContentMode = .center) {
        let mode: UIView.ContentMode = .scaleToFill
        view.contentMode = mode
    }
}
