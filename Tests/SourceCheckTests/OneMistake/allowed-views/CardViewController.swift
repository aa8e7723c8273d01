import UIKit

final class CardViewController: UIViewController {
    var viewModel: CardViewModel?

    override func viewDidLoad() { viewModel?.load() }
}
