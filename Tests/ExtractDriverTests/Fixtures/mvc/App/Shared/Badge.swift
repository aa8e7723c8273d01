import UIKit

/// Shows a number.
@IBDesignable class Badge: UIControl {
    struct ViewModel: Equatable {
        let count: Int
        let text: String
    }

    private let label = UILabel()
    private let unused: CGFloat = 3

    var viewModel: ViewModel? {
        didSet { label.text = viewModel?.text }
    }
}

func make() -> Badge {
    let badge = Badge()
    badge.viewModel = Badge.ViewModel(count: 1, text: "1")
    return badge
}
