import SafariServices
import UIKit

protocol LinkNetworkService { func create(_ path: String) }
final class PageManager: NSObject {
    static let shared = PageManager()
    private let links: LinkNetworkService? = nil

    func open(_ url: URL, in controller: UIViewController) {
        links?.create(url.path)
        let request = URLRequest(url: url)
        controller.present(SFSafariViewController(url: request.url ?? url), animated: true)
    }
    func dismissPage(animated: Bool) {}
    func load() -> Data? { nil }
}

final class SettingsViewModel { func leave() {} }
final class SettingsViewController: UIViewController {
    private let viewModel = SettingsViewModel()

    func leave(to url: URL) {
        PageManager.shared.open(url, in: self)
        viewModel.leave()
    }
    func comeBack() {
        PageManager.shared.dismissPage(animated: true)
    }
}

// What brings images is no service, whatever library it comes from.
final class AttachmentCell: UITableViewCell {
    func configure(_ url: URL) {
        SDWebImageManager.shared().downloadImage(with: url) { _ in }
        AvatarImageManager.default.show(url)
    }
}
final class AvatarImageManager {
    static let `default` = AvatarImageManager()
    func show(_ url: URL) { _ = URLSession.shared.dataTask(with: url) }
}
