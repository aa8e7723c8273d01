import Lottie
import UIKit

final class CardView: UIView {}

/// Called like one of a package, whose module is another.
final class RoundButton: UIButton {}

final class AnimationView: UIView {}
