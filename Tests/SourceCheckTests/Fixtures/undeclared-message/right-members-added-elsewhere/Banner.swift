import SnapKit
import UIKit

/// What one file imports, another one of the same module can use.
final class Banner: UIView {}
