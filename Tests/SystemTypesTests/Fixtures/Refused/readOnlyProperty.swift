// expect: 'arrangedSubviews' is a get-only property
import UIKit

@MainActor func show(_ stack: UIStackView) { stack.arrangedSubviews = [] }
