import UIKit

protocol CandyViewModelType { func add(_ candy: String) }
final class CandyViewModel: CandyViewModelType { func add(_ candy: String) {} }
final class CandyListViewModel { func load() {} }

final class CandyViewController: UIViewController {
    var viewModel: CandyViewModelType?

    override func viewDidLoad() { viewModel?.add("mint") }
}

/// It shares the model of candies with others, and calls it as its own.
final class CandyListViewController: UIViewController {
    var viewModel: CandyViewModelType?
    var listViewModel: CandyListViewModel?

    override func viewDidLoad() { listViewModel?.load() }
    @objc private func buy() { viewModel?.add("cocoa") }
    @objc private func buyMore() { self.viewModel?.add("vanilla") }
}
