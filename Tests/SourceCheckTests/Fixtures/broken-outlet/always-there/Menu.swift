import UIKit

final class MenuView: UIView {
    private lazy var avatarView: UIImageView = UIImageView()
    private let badge = UILabel()
    private var buttons: [UIButton] = []
    private weak var titleLabel: UILabel?
}
