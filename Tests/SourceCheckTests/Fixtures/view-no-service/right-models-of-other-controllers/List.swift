// swift-format-ignore-file
import UIKit

final class ListViewModel { func load() {} }
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
}
final class LogViewModel {}
/// Has no model, whatever is called after it.
final class LogViewController: UIViewController {
    func show() {
        _ = UserDefaults.standard.bool(forKey: "shown")
        _ = LogDetailController(viewModel: LogViewModel())
    }
}
final class LogDetailController: UIViewController {
    private let viewModel: LogViewModel

    init(viewModel: LogViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
}
final class NoteViewModel {}
final class NoteViewController: UIViewController {
    func show() {
        _ = UserDefaults.standard.bool(forKey: "shown")
        _ = NoteDetailController(viewModel: NoteViewModel())
    }
}
final class NoteDetailController: UIViewController {
    init(viewModel: NoteViewModel) {
        super.init(nibName: nil, bundle: nil)
    }
}
