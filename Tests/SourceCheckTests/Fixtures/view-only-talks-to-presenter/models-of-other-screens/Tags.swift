import UIKit

final class TagViewModel { func load() {} }
final class DateViewModel { func go() {} }

final class DateViewController: UIViewController {
    var viewModel: DateViewModel?

    override func viewDidLoad() { viewModel?.go() }
}

final class TagViewController: UIViewController {
    var viewModel: TagViewModel?
    var other: DateViewModel?

    override func viewDidLoad() { viewModel?.load() }
    @objc private func next() { other?.go() }
}
