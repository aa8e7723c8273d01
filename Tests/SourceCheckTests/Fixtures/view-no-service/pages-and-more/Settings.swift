import UIKit

final class PageManager: NSObject {
    static let shared = PageManager()

    func open(_ url: URL, in controller: UIViewController) {
        _ = URLSession.shared.dataTask(with: url)
    }
    func load() -> Data? { nil }
    func presentedPages() -> [URL] { [] }
}

final class SettingsViewModel { func leave() {} }
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()

    func leave(to url: URL) {
        PageManager.shared.open(url, in: self)
        viewModel.leave()
    }
    func reload() {
        _ = PageManager.shared.load()
        _ = PageManager.shared.presentedPages()
    }
}
