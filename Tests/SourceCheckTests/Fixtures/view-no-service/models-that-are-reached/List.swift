// swift-format-ignore-file
import UIKit

final class ListViewModel { func load() {} }
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
}
class ModelController<Model>: UIViewController {}
final class LogViewModel {}
/// Has its model by its superclass; another controller has it, too.
final class LogViewController: ModelController<LogViewModel> {
    func show() {
        _ = UserDefaults.standard.bool(forKey: "shown")
    }
}
final class LogPartController: UIViewController {
    var viewModel: LogViewModel?
}
