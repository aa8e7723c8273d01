import UIKit

final class CardView: UIView {
    let titleLabel = UILabel()
    let priceLabel = UILabel()
    let hintLabel = UILabel()
    let noteLabel = UILabel()
}

final class Heading {
    var titleLabel = "Title"
}

/// A label of another type has the name only.
func show(_ heading: Heading) -> String { heading.titleLabel }

final class Basket: UIViewController {
    let card = CardView()

    /// By way of a value of its type.
    func showPrice() { card.priceLabel.text = "3" }
}

/// By way of a value of a type that nobody knows.
func show(_ hints: [Unknown]) { hints.forEach { $0.hintLabel.text = "" } }

final class Pages {
    private let noteLabel = "note"

    func print() -> String { noteLabel }
}

protocol Themed {}

final class BannerView: UIView, Themed {
    let badge = UILabel()
    let mark = UILabel()
}

/// By the name alone, since `self` is one.
extension Themed where Self: BannerView {
    func paint() { badge.textColor = .red }
}

extension Themed where Self == BannerView {
    func sign() { mark.text = "x" }
}
