import UIKit

final class WidgetView: UIView {
    let badge = Badge()
}

final class InnerView: Names.Inner {
    let second = UILabel()
}
