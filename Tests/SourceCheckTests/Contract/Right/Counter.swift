import UIKit

struct Score {
    let points: Int
    var name: String
    private(set) var rank: Int

    mutating func add(_ points: Int) { rank += points }
    func average(of others: [Score]) -> Double { Double(others.count) }
}

final class CounterViewModel {
    private(set) var title: String = ""
    var query: String = ""
    let limit: Int = 10
    var total: Int { limit + 1 }
    var step: Int {
        get { limit }
        set { title = "\(newValue)" }
    }

    func load() async {}
    func select(at index: Int) -> Bool { index < limit }
    func reset() { title = "" }
    func more() {}
}

final class CounterViewController: UIViewController {
    private let titleLabel = UILabel()
    private let viewModel = CounterViewModel()

    func show() {
        titleLabel.text = viewModel.title + viewModel.query
        _ = viewModel.limit + viewModel.total
    }
}
