import UIKit

class BaseBadge: UILabel {}

final class ProductCell: UITableViewCell {
    struct ViewModel {
        let badge: BaseBadge
        let buttons: [UIButton]
        weak var controller: UIViewController?
        let made = UIView()
    }
}

final class StateCell: UITableViewCell {
    enum ViewModel {
        case loading(UIActivityIndicatorView)
        case loaded(text: String)
    }
}
