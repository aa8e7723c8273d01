import UIKit
import WebKit

final class NoteStore {
    static let shared = NoteStore()
    func notes() -> [String] { [] }
}
final class Configuration {
    var store = NoteStore()
    var count = 0
}
final class LoadService {
    func load() {}
}
final class BrowserPresenter {
    init(service: LoadService) { service.load() }
}
final class Helper {
    init(service: LoadService) {}
}
final class BrowserView: WKWebView {
    init(configuration: WKWebViewConfiguration, mine: Configuration) {
        configuration.websiteDataStore = WKWebsiteDataStore.default()
        mine.store = NoteStore.shared
        super.init(frame: .zero, configuration: configuration)
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class CounterView: UIView {
    func count(_ mine: Configuration) { mine.count = NoteStore.shared.notes().count }
}
final class KeepingView: UIView {
    private var store: NoteStore?
    override func layoutSubviews() { store = NoteStore.shared }
}
final class BrowserViewController: UIViewController {
    private let presenter = BrowserPresenter(service: LoadService())
}
final class HelperPresenter {}
final class HelperViewController: UIViewController {
    private let presenter = HelperPresenter()
    private let helper = Helper(service: LoadService())
}
final class FilesPresenter {}
final class FilesViewController: UIViewController {
    private let presenter = FilesPresenter()
    private let session = URLSession.shared
}
