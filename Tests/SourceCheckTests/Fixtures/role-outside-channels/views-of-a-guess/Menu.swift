import UIKit

/// Only kept to be found: the view of the screen is somewhere else.
class PaymentsMenuViewController: UIViewController {}
extension PaymentsMenuViewController {
    var activityType: String { "payments" }
}
final class PaymentsMenuViewModel {
    func start() { _ = PaymentsMenuViewController().activityType }
}

/// This one is empty, too, and its model knows it.
class AboutViewController: UIViewController {}
final class AboutViewModel {
    private let controller: AboutViewController
    init(controller: AboutViewController) { self.controller = controller }
}

/// This one shows something.
class HelpViewController: UIViewController {
    override func viewDidLoad() { title = "Help" }
}
final class HelpViewModel {
    func start() { _ = HelpViewController() }
}
