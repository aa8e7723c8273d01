import UIKit

final class ProductCell: UITableViewCell {
    struct ViewModel {
        static let template = UILabel()
        let image: UIImage?
        let color: UIColor
        let cellType: UITableViewCell.Type
        let tapped: (UIButton) -> Void

        var view: UIView { UIView() }
    }
}
