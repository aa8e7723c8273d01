import UIKit

final class StepsViewController: UIViewController {
    @IBOutlet private var cardView: UIView!

    @IBAction private func skipTapped(_ sender: UIButton) {}
    @IBAction private func nextTapped(_ sender: UIButton) {}
    @IBAction private func swipedDown(_ sender: UISwipeGestureRecognizer) {}
    @IBAction private func pressedLong(sender: UILongPressGestureRecognizer) {}
}
