// swift-format-ignore-file
import UIKit

protocol ContactsViewModelProtocol: AnyObject { func openChat(user: String) }
final class ContactsViewModel {
    weak var delegate: ContactsViewModelProtocol?
    func users() -> [String] { [] }
}
final class ContactsViewController: UIViewController {
    var viewModel: ContactsViewModel?
    func select() { viewModel?.delegate?.openChat(user: "a") }
}
final class MainCoordinator: ContactsViewModelProtocol {
    let navigation = UINavigationController()
    func openChat(user: String) { navigation.pushViewController(ContactsViewController(), animated: true) }
}
