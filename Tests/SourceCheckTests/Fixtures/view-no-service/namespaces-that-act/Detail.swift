import UIKit

struct KeychainManager {
    static func isEmpty() -> Bool {
        var item: CFTypeRef?
        return SecItemCopyMatching([:] as CFDictionary, &item) != errSecSuccess
    }
}

enum KeychainTokens {
    static func remove() { SecItemDelete([:] as CFDictionary) }
}

final class DetailViewModel { func load() {} }

final class DetailViewController: UIViewController {
    private let viewModel = DetailViewModel()

    override func viewDidLoad() { viewModel.load() }

    @objc private func donate() {
        if KeychainManager.isEmpty() { title = "" }
        KeychainTokens.remove()
    }
}
