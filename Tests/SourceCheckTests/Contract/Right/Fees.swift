import UIKit

enum Fees {
    enum FeeCell {
        struct ViewModel {
            let bounds: String
            let fixed: String
        }

        protocol Delegate: AnyObject {
            func view(_ view: View, didTapFixed amount: Double)
        }

        final class View: UITableViewCell {
            weak var delegate: Delegate?
            private let boundsLabel = UILabel()
            private let fixedButton = UIButton()

            func setup(with viewModel: ViewModel) {
                boundsLabel.text = viewModel.bounds
                fixedButton.titleLabel?.text = viewModel.fixed
            }
        }
    }
}

extension Fees.FeeCell.View {
    static var height: CGFloat { 44 }
}
