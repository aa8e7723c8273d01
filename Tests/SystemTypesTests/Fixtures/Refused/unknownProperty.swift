// expect: has no member 'txet'
import UIKit

@MainActor func show(_ label: UILabel) { label.txet = "" }
