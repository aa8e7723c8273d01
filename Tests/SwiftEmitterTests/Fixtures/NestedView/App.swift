import UIKit

enum Fees {
    enum FeeCell {
        final class View: UITableViewCell {
            weak var delegate: FeesFeeCellViewDelegate?
            private let boundsLabel = UILabel()

            func setup(with viewModel: ViewModel) {
                boundsLabel.text = viewModel.bounds
            }
        }
    }
}
