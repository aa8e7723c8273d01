// swift-format-ignore-file
import UIKit

protocol ListViewControllerDelegate: AnyObject {
    func listViewControllerDidFinish(_ controller: ListViewController)
}
final class ListViewModel { func load() {} }
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
    weak var delegate: ListViewControllerDelegate?
    func end() { delegate?.listViewControllerDidFinish(self) }
}
final class SettingsViewModel {}
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()
}
extension SettingsViewModel: ListViewControllerDelegate {
    func listViewControllerDidFinish(_ controller: ListViewController) { controller.end() }
}
final class HelpViewModel {
    func close(_ controller: ListViewController) {}
}
final class HelpViewController: UIViewController {
    private let viewModel = HelpViewModel()
}
final class OpeningViewModel {
    func open() -> UIViewController { ListViewController() }
}
final class OpeningViewController: UIViewController {
    private let viewModel = OpeningViewModel()
}
