import UIKit

struct ReceiptsViewModel {
    let names: [String]

    func load() {}
}

final class ReceiptsViewController: UIViewController {
    var viewModel = ReceiptsViewModel(names: [])

    override func viewDidLoad() {
        viewModel = ReceiptsViewModel(names: UserDefaults.standard.stringArray(forKey: "names") ?? [])
    }
}

// The architecture is guessed from these.
final class HomeViewModel { func load() {} }
final class HomeViewController: UIViewController { var viewModel: HomeViewModel? }
final class LoginViewModel { func load() {} }
final class LoginViewController: UIViewController { var viewModel: LoginViewModel? }
final class AboutViewModel { func load() {} }
final class AboutViewController: UIViewController { var viewModel: AboutViewModel? }
