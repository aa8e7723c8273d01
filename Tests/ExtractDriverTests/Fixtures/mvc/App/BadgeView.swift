import UIKit

struct BadgeViewModel {
    let coordinator: BadgeCoordinator
    let title: String
    let count: Int
}

final class BadgeCoordinator {}

/// Goes on another view.
final class BadgeView: UIView {
    private let titleLabel = UILabel()
    private let viewModel: BadgeViewModel
    private weak var parent: UIView?

    init(on parent: UIView, with viewModel: BadgeViewModel) {
        self.parent = parent
        self.viewModel = viewModel
        super.init(frame: parent.bounds)
        addSubview(titleLabel)
        parent.addSubview(self)
        titleLabel.text = viewModel.title
    }
}
