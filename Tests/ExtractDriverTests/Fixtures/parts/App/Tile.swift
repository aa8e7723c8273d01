import Tiles
import UIKit

/// Laid out in a folder without Swift, so that the project file has to name that, too.
class TileView: UIView {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var payButton: ActivityButton!
    // Connected nowhere.
    @IBOutlet private weak var hideButton: UIButton!

    @IBAction private func hide(_ sender: UIButton) {
        removeFromSuperview()
    }

    @IBAction private func pay() {
        titleLabel.text = "Paid"
    }
}
