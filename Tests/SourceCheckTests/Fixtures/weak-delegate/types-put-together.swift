// swift-format-ignore-file
import UIKit

protocol CardDelegate: AnyObject {}
protocol Naming {}
typealias NamedDelegate = CardDelegate & Naming
typealias Owner = UIViewController & CardDelegate

final class CardView: UIView {
    var firstDelegate: (CardDelegate & Sendable)?
    var secondDelegate: Optional<CardDelegate>
    var thirdDelegate: NamedDelegate?
    var fourthDelegate: Owner?
    var fifthDelegate: (any Naming & CardDelegate)?
    weak var delegate: NamedDelegate?
    var nameDelegate: (Naming & Sendable)?
}
