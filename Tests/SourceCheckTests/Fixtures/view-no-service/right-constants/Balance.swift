import UIKit

enum Defined {
    static let screen = UIScreen.main
    static let count = UserDefaults.standard.integer(forKey: "count")
    static var device = UIDevice.current
    static let title = "Balance"
}

final class BalancePresenter {
    static let defaults = UserDefaults.standard

    func load() { Self.defaults.set(1, forKey: "seen") }
}

final class BalanceViewController: UIViewController {
    var presenter: BalancePresenter?
    private var width = Defined.screen.bounds.width

    override func viewDidLoad() {
        presenter?.load()
        title = Defined.title
        print(Defined.count, Defined.device.name)
    }
}
