import UIKit

final class FilterViewController: UIViewController {
    @IBOutlet private var chosen: UIButton!

    @IBAction private func applyFilter(_ sender: UIButton) {}
}
