import UIKit

protocol ProfileFactory { func makeEditor() -> UITableViewController? }
final class ProfilesViewController: UIViewController {
    private let viewModel: ProfilesViewModel
    init(viewModel: ProfilesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
final class ProfilesViewModel {
    private let factory: ProfileFactory
    init(factory: ProfileFactory) { self.factory = factory }
    func makeEditor() -> UITableViewController? { factory.makeEditor() }
    var title: String { "Profiles" }
    private func editor() -> UIViewController? { factory.makeEditor() }
    static func build(factory: ProfileFactory) -> UIViewController {
        ProfilesViewController(viewModel: ProfilesViewModel(factory: factory))
    }
}
