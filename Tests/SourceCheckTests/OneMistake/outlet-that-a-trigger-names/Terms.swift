import UIKit

final class TermsViewController: UIViewController {
    @IBOutlet private var termsSwitch: UISwitch!
    var onChange: ((Bool) -> Void)?

    @IBAction private func termsChanged(_ sender: UISwitch) {
        onChange?(sender.isOn)
    }
}
