import UIKit

enum Defined {
    static let defaults = UserDefaults.standard
    static let center: UserDefaults = .standard
}

final class BalancePresenter {
    func load() {}
}

final class BalanceViewController: UIViewController {
    var presenter: BalancePresenter?
    private var balance = Defined.defaults.integer(forKey: "balance")

    override func viewDidLoad() {
        presenter?.load()
        print(balance, Defined.center.integer(forKey: "seen"))
    }
}
