import UIKit

final class SettingService {
    static func load(_ name: String) -> String { name }
    func store() {}
}

final class OtherService {
    // One of that name has nothing to do with views.
    static func show(_ view: UIView) {}
    static func show(_ name: String) {}
    func store() {}
}

final class SettingsViewModel {}

final class SettingsViewController: UIViewController {
    var viewModel: SettingsViewModel?

    override func viewDidLoad() {
        title = SettingService.load("title")
        OtherService.show("name")
    }
}
