import UIKit

struct ProductViewModel {
    let name: String
    var isNew: Bool?
    let tags: [String: Double]
}

final class ProductCell: UITableViewCell {
    private let nameLabel = UILabel()
}

enum Style { case plain, bold }

final class BadgeView: UIView {
    private let label = UILabel()
}

extension BadgeView.ViewModel {
    init(_ count: String, style: Style, isBig: Bool = false) {
        self.init(text: count)
    }
}
