import UIKit

final class Card: UIView {
    private let title = UILabel()
    private var state: ViewModel?
    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            let shown = viewModel
            state = shown
            self.render(shown)
        }
    }

    private func render(_ state: ViewModel) {
        title.text = state.name
    }
}
