import UIKit

final class Card: UIView {
    private let titleLabel = UILabel(), divider = UIView()
}
