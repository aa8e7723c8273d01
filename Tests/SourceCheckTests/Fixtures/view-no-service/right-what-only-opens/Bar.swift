import UIKit

protocol ConnectionStatusService { func presentStatus() }
final class BrowserService {
    static func openLink(url: URL) { UIApplication.shared.open(url) }
    func open(url: String) { URL(string: url).map(BrowserService.openLink) }
}
final class OAuthService {
    static let callbackURL = "example://login"
    func logIn() {}
}
final class BarViewController: UIViewController {
    private let statusService: ConnectionStatusService
    private let viewModel = BarViewModel()
    init(statusService: ConnectionStatusService) {
        self.statusService = statusService
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func tapped() {
        statusService.presentStatus()
        BrowserService().open(url: OAuthService.callbackURL)
        viewModel.go()
    }
}
final class BarViewModel { var count = 0; func go() { count += 1 } }
