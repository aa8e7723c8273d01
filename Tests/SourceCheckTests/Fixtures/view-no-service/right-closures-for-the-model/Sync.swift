import UIKit

final class SyncViewModel {
    init(store: @escaping (String) -> Void, onEnd: @escaping () -> Void = {}) {}
}

final class SyncViewController: UIViewController {
    var viewModel: SyncViewModel?

    override func viewDidLoad() {
        viewModel = SyncViewModel(store: { UserDefaults.standard.set($0, forKey: "server") }) {
            FileManager.default.createFile(atPath: "", contents: nil)
        }
    }
}
