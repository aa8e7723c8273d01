import UIKit

protocol BrowserDelegate: AnyObject {}
final class Browser {
    var delegate: BrowserDelegate?
}
final class AppDelegate: UIResponder, UIApplicationDelegate, BrowserDelegate {
    private let browser = Browser()
    func start() { browser.delegate = self }
}
