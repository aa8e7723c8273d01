// swift-format-ignore-file
import UIKit

final class Card: UIView {
    private let titelLabel = UILabel()
    private let photoView = UIView()
    private weak var button: UISwitch!
}
