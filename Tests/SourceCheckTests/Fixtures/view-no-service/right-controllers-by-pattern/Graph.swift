// swift-format-ignore-file
import UIKit

final class HintViewController: UIViewController { var points: [Int] = [] }
final class ValueManagerController: UIViewController {}
final class ValueLabel: UILabel {}
final class GraphView: UIView {
    weak var controller: UIViewController?
    var hint: HintViewController?
    let label = ValueLabel()
    var other: ValueManagerController?
}
/// A controller may, in MVC.
final class ValueViewController: UIViewController { var hint: ValueManagerController? }
