import Brand
import UIKit

/// A view controller, whatever it is called.
final class LoginView: BaseViewController {
    let label = UILabel()

    func load() { view.addSubview(label) }
}

/// It does nothing that only views do.
final class ReportView: Report {
    let label = UILabel()
}
