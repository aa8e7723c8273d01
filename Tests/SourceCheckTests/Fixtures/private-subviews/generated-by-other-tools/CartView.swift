import UIKit

final class CartView: UIView {
    /// Only called like something that is generated.
    let title = UILabel()
    /// Used by what is generated.
    let total = UILabel()
}
