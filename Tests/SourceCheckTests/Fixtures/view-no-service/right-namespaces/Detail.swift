import UIKit

enum KeychainKeys {
    static let token = "token"

    static func key(of number: Int) -> String { "\(number)" }
}

struct KeychainItem {
    let value: String

    static func empty() -> KeychainItem { KeychainItem(value: "") }
}

final class DetailViewModel { func load() {} }

final class DetailViewController: UIViewController {
    private let viewModel = DetailViewModel()

    override func viewDidLoad() {
        viewModel.load()
        title = KeychainKeys.key(of: 1) + KeychainItem.empty().value
    }
}
