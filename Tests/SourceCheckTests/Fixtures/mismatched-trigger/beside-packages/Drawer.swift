import Drawers
import UIKit

final class DrawerViewController: UIViewController, DrawerContent {
    private let closeButton = UIButton()
    private let grip = DrawerGrip()

    // Nothing registers it.
    @objc func closeTapped() {}

    // The grip may call it.
    @objc func gripMoved() {}

    // The package may call it.
    func drawerClosed() {}
}
