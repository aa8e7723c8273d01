// swift-format-ignore-file
import UIKit

typealias BaseCell = UITableViewCell

class ProductCell: BaseCell {
    let nameLabel = UILabel()
    let priceLabel: UILabel = {
        let label = UILabel()
        return label
    }()
    let badge = UIView().then { $0.isHidden = true }
    lazy var stack = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    var declaredWithoutValue: UIImageView!
    let assignedInInitializer : UIImageView
    private(set) var readOnly = UIView()
    internal let spelledOut: UILabel = UILabel()
    public let forEverybody = UILabel()
    let madeByMethod = makeLabel()
    let implicit: UILabel = .init()
    let madeImplicitly: UILabel = .create { $0.numberOfLines = 0 }

    init() {
        assignedInInitializer = UIImageView()
        super.init(style: .default, reuseIdentifier: nil)
        self.declaredWithoutValue = UIImageView(image: nil)
    }

    static func makeLabel() -> UILabel { UILabel() }
}

final class Holder<Content: UIView>: UIView
{
    let content: Content = Content()
}
