import UIKit

protocol ADelegate: AnyObject {}
protocol BDelegate: AnyObject {}

final class PairView: UIView {
    var (delegate, otherDelegate): (ADelegate?, BDelegate?) = (nil, nil)
    var (name, count): (String, Int) = ("", 0)
}
