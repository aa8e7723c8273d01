import Kingfisher
import UIKit

final class AvatarView: UIView {}
