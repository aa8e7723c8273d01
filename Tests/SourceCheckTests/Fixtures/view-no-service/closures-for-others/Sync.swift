import UIKit

final class SyncViewModel {
    init(name: String) {}
    func run(_ work: () -> Void) {}
}

final class Task {
    init(_ work: @escaping () -> Void) {}
}

final class SyncViewController: UIViewController {
    var viewModel: SyncViewModel?

    override func viewDidLoad() {
        viewModel = SyncViewModel(name: "")
        _ = Task { UserDefaults.standard.set("", forKey: "server") }
        viewModel?.run { FileManager.default.createFile(atPath: "", contents: nil) }
    }
}
