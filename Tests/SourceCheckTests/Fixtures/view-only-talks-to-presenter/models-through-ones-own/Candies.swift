import UIKit

protocol CandyViewModelType { func add(_ candy: String) }
final class CandyViewModel: CandyViewModelType { func add(_ candy: String) {} }
final class CandyListViewModel {
    let candies: CandyViewModelType

    init(candies: CandyViewModelType) { self.candies = candies }
    func load() {}
}

final class CandyViewController: UIViewController {
    var viewModel: CandyViewModelType?

    override func viewDidLoad() { viewModel?.add("mint") }
}

final class CandyListViewController: UIViewController {
    var listViewModel: CandyListViewModel?
    var shop: CandyViewModelType?

    override func viewDidLoad() { listViewModel?.load() }
    @objc private func buy() { listViewModel?.candies.add("cocoa") }
    @objc private func buyMore() { shop?.add("vanilla") }
}
