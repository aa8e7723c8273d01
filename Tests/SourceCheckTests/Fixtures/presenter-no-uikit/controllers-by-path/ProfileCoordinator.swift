import UIKit

protocol ProfileCoordinating: AnyObject {
    var navigationController: UINavigationController { get }
    func finish()
}
final class ProfileCoordinator: ProfileCoordinating {
    let navigationController = UINavigationController()
    func finish() {}
}
final class ProfileViewController: UIViewController {
    private let viewModel = ProfileViewModel()
}
