import UIKit

final class CounterView: UIView {
    private let label = UILabel()
    var viewModel: ViewModel? {
        didSet {
            label.text = viewModel?.title
            label.tag = viewModel?.count ?? 0
        }
    }

    func show() {
        var next = ViewModel(title: "one", count: 1, tint: nil)
        next.title = "two"
        viewModel = next
        var score = Score(points: 2, name: nil, id: "a")
        score.name = "b"
        _ = Score(id: "c").points + score.points
    }
}
