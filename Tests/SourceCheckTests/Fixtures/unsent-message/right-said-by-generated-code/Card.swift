import UIKit

final class Card: UIView {
    weak var delegate: CardDelegate?
}
