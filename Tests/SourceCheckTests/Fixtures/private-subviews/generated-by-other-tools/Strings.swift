// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

enum L10n {
    static var title: String { tr("title") }
}

/// Nobody can make its subviews private.
final class GeneratedBanner: UIView {
    let banner = UILabel()
}
