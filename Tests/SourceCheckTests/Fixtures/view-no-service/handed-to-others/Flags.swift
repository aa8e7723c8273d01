import UIKit

protocol FeatureFlagService {
    func isOn(_ name: String) -> Bool
}
protocol SyncService {
    func isOn(_ name: String) -> Bool
}
final class FlagsPresenter {}
final class FlagsViewController: UIViewController {
    private let presenter = FlagsPresenter()
    private let flags: FeatureFlagService
    private let sync: SyncService
    init(flags: FeatureFlagService, sync: SyncService) {
        self.flags = flags
        self.sync = sync
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { title = flags.isOn("new") && sync.isOn("now") ? "On" : "Off" }
}
