import UIKit

final class SettingService {
    func store() {}
}

extension SettingService {
    static func alert(title: String) -> UIAlertController {
        UIAlertController(title: title, message: nil, preferredStyle: .alert)
    }

    static func follow(_ scrollView: UIScrollView) {}
}

/// Says where the keyboard is.
final class KeyboardResponderService {
    static let shared = KeyboardResponderService()
    func height() -> Double { 0 }
}

final class SettingsViewModel {}

final class SettingsViewController: UIViewController {
    var viewModel: SettingsViewModel?
    private let tableView = UITableView()

    override func viewDidLoad() {
        SettingService.follow(tableView)
        title = SettingService.alert(title: "").title
        additionalSafeAreaInsets.bottom = KeyboardResponderService.shared.height()
    }
}
