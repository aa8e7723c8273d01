import UIKit

final class ProfileViewController: UIViewController {
    @IBOutlet private weak var savedButton: UIButton!

    @IBAction private func savedButtonPressed(_ sender: Any) { savedButton.isHidden = true }
}
