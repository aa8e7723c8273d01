// swift-format-ignore-file
import UIKit

protocol ContactsViewModelDelegate: AnyObject { func changed() }
protocol ContactsSource: AnyObject { func count() -> Int }
protocol ContactsRouting: AnyObject { func open() }
final class ContactsViewModel {
    /// The view's own.
    weak var delegate: ContactsViewModelDelegate?
    var source: ContactsSource?
    weak var other: ContactsRouting?
    func users() -> [String] { [] }
}
final class ContactsViewController: UIViewController, ContactsViewModelDelegate {
    var viewModel: ContactsViewModel?
    override func viewDidLoad() {
        viewModel?.delegate = self
        viewModel?.delegate?.changed()
        _ = viewModel?.source?.count()
    }
    func changed() {}
}
final class Source: ContactsSource { func count() -> Int { 0 } }
final class MainCoordinator: ContactsRouting {
    func open() {}
    func start() -> UIViewController {
        let controller = ContactsViewController()
        let viewModel = ContactsViewModel()
        viewModel.other = self
        controller.viewModel = viewModel
        return controller
    }
}
