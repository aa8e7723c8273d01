import UIKit

final class FilterViewController: UIViewController {
    @IBOutlet private var applyButton: UIButton!

    @IBAction private func saveChoice(_ sender: UIButton) {}
}
