import UIKit

class Badge: UIView {}
