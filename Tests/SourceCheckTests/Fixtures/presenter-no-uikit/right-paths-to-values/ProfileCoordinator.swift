import UIKit

final class Settings {
    var names: [String] = []
    let tint = UIColor.red
}
protocol ProfileCoordinating: AnyObject {
    var settings: Settings { get }
    func finish()
}
final class ProfileCoordinator: ProfileCoordinating {
    let settings = Settings()
    func finish() {}
}
final class ProfileViewController: UIViewController {
    private let viewModel = ProfileViewModel()
}
