import UIKit

final class PlayerViewController: UIViewController {
    private let player = PlayerView()

    func pause() {
        player.overlay.isHidden = false
    }
}
