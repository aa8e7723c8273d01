import UIKit

enum Labels {
    static func title() -> UILabel { UILabel() }
    static var count: Int { 3 }
    static func text() -> String { "" }
}

extension UIView {
    static func make() -> Self { Self() }
    class func line() -> UIView { UIView() }
    static func identifier() -> String { "" }
}

final class SearchCell: UITableViewCell {
    let (name, price) = (UILabel(), UILabel())
    let (icon, text): (UIImageView, String) = (UIImageView(), "")
    let made = UILabel.make()
    let rule = UIView.line()
    let title = Labels.title()
    let either = Bool.random() ? UILabel() : UIButton()
    let annotated: UIView = Bool.random() ? UIImageView(image: nil) : UILabel().then { $0.text = "" }
    let system = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
    let typed = UIButton(type: .system)

    private let (hidden, other) = (UILabel(), UILabel())
    let (count, words) = (3, "")
    let number = Labels.count
    let identifier = UILabel.identifier()
    let string = Bool.random() ? "" : Labels.text()
    let given: UIView
    let fallback: UIView

    init(given: UIView?, fallback: UIView) {
        self.given = given ?? fallback
        self.fallback = Bool.random() ? fallback : UIView()
        super.init(style: .default, reuseIdentifier: nil)
    }
}
