import UIKit

final class FooterView: UIView {
    func show(_ other: FooterView) {}
}

final class ShelfViewController: UIViewController {
    var viewModel: ShelfViewModel?

    override func viewDidLoad() { viewModel?.show(true) }
}
