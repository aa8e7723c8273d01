import UIKit

enum BluetoothService {
    case heartRate
}
struct CleaningService {
    let name: String
}
final class ThemeService {
    static let shared = ThemeService()
}
final class LocalizationManager {
    static let shared = LocalizationManager()
}
final class LoginPresenter {}
final class LoginViewController: UIViewController {
    var presenter: LoginPresenter?
    private let theme = ThemeService.shared
    private var service: BluetoothService = .heartRate
    private var cleaning: CleaningService?

    override func viewDidLoad() {
        // UserDefaults.standard is read by the presenter.
        title = "\(LocalizationManager.shared) URLSession.shared"
        view.tintColor = UIApplication.shared.keyWindow?.tintColor
    }
}
final class LoginInteractor {
    let session = URLSession.shared
}
