import UIKit

final class Card: UIView {
    private let titleLabel = UILabel()
    private var count = 0
    var spare: UIView { UIView() }
}
