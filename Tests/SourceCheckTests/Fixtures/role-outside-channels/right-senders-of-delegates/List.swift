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
final class SettingsViewModel { var closed: (() -> Void)? }
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()
}
extension SettingsViewModel: ListViewControllerDelegate {
    func listViewControllerDidFinish(_ controller: ListViewController) { closed?() }
}
