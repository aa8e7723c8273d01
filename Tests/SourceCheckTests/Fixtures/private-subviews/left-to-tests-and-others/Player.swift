import UIKit

final class PlayerView: UIView {
    let overlay = UIView()
    let title = UILabel()
}

/// Beside the view in its file.
func hide(_ view: PlayerView) {
    view.title.isHidden = true
}
