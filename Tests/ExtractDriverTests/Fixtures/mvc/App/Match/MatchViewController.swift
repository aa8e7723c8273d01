import UIKit

/// It names no view model: the one that is called after it is what a cell of other screens shows.
final class MatchViewController: UIViewController {
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Match"
    }
}
