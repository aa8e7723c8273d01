import UIKit

extension SplitViewController {
    @objc func secondTapped() {
        first.text = "Tapped"
        dismiss(animated: true)
    }
}
